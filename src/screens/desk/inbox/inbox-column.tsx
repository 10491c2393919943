import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import { type RefObject, useRef, useState } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import { mails } from '#features/inbound/strings/en/mails.ts';
import { listQuery } from '#features/requests/desk/inbox-address.ts';
import { requestPath } from '#features/requests/lead.ts';
import type { BulkInput } from '#features/requests/lead-input.ts';
import { inbox as t } from '#features/requests/strings/en/inbox.ts';
import { pathWith } from '#features/settings/desk/desk-meta.ts';
import { longMoment } from '#features/settings/strings/en/moments.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { csvPath } from '#platform/lists/csv-path.ts';
import { mailProblems } from '#platform/mail/strings/en/mail-problems.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { useDeskClock } from '#ui/desk/desk-time.tsx';
import { Key } from '#ui/desk/key.tsx';
import { ExportLink, PageHead } from '#ui/desk/page-parts.tsx';
import { responseOf } from '#ui/desk/response-of.ts';
import { useKeys } from '#ui/desk/use-keys.ts';
import { useOver } from '#ui/desk/use-over.ts';
import { useSearch } from '#ui/desk/use-search.ts';
import { ActiveFilters, InboxFilters } from './inbox-filters.tsx';
import { Inbox } from './inbox-list.tsx';
import type { InboxAction, InboxFetcher, LoadedList } from './inbox-table.tsx';
import { ListTabs, listedViews } from './list-tabs.tsx';
import { type Arrivals, useArrivals } from './use-arrivals.ts';
import type { ReadingPane } from './use-reading-pane.ts';

/** Warns that the event stream is interrupted, which would otherwise look like a quiet morning. */
function ConnectionNote({ isBroken }: { isBroken: boolean }) {
  return (
    <p role="status" className={isBroken ? 'mb-2 border-l-2 border-alert bg-panel px-3 py-2' : ''}>
      {isBroken && t.notConnected}
    </p>
  );
}

/** Banner about a problem of the installation, with advice. */
function InboxNotice({ text, advice }: { text: string; advice: string }) {
  return (
    <p role="status" className="mb-4 flex gap-2 border-l-2 border-alert bg-panel px-3 py-2">
      <CircleAlert size={18} aria-hidden className="mt-0.5 shrink-0 text-alert" />
      <span>
        <strong className="font-semibold text-strong">{text}</strong> {advice}
      </span>
    </p>
  );
}

/** Reason that mail is not delivered; for owners also a missing mail server and low disk space. */
function InboxNotices({ mailTrouble, isHeld, mailsReachNobody, storage, me }: LoadedList) {
  const isOwner = me.role === 'owner';
  return (
    <>
      {isHeld && <InboxNotice {...t.held} />}
      {mailTrouble && <MailTroubleNotice {...mailTrouble} />}
      {!mailTrouble && isOwner && mailsReachNobody && <InboxNotice {...t.noMailServer} />}
      {isOwner && storage !== 'ok' && <InboxNotice {...t.storage[storage]} />}
    </>
  );
}

function MailTroubleNotice({ problem, since, waiting }: NonNullable<LoadedList['mailTrouble']>) {
  const { timeZone } = useDeskClock();
  const { reason, advice } = mailProblems[problem];
  return (
    <InboxNotice
      text={fill(t.mailTrouble, { since: longMoment(since, timeZone), reason, waiting })}
      advice={advice}
    />
  );
}

interface ArrivalLineProps {
  arrivals: Pick<Arrivals, 'unseen' | 'clearUnseen'>;
  /** Path of the reader's work in the current order. */
  arrivalsPath: string;
}

/** Announces new requests and messages, also outside the current list, with a link. */
function ArrivalLine({ arrivals, arrivalsPath }: ArrivalLineProps) {
  const { unseen, clearUnseen } = arrivals;
  const [first] = unseen;
  const messages = unseen.filter(({ data }) => data.type !== 'received').length;
  const strings =
    messages === 0 ? t.arrived : messages === unseen.length ? t.repliesArrived : t.arrivedAndReplied;
  const path = unseen.length === 1 && first ? requestPath(first.leadId) : arrivalsPath;
  return (
    <p role="status" className={first ? 'mb-2 border-l-2 border-signal bg-panel px-3 py-1.5' : ''}>
      {first && (
        <Link to={path} onClick={clearUnseen} className="link inline-block py-1">
          {pluralOf(deskLocale, unseen.length, strings)}
        </Link>
      )}
    </p>
  );
}

interface UndoProps {
  /** Changes that undo the last one. */
  changes: BulkInput[];
  fetcher: InboxFetcher;
  /** Receives the element that has the focus. */
  undoneFrom: RefObject<Element | null>;
}

/** Undoes the last change by button or `z`, for ten seconds. */
function Undo({ changes, fetcher, undoneFrom }: UndoProps) {
  const isOver = useOver(changes);
  const canUndo = changes.length > 0 && !isOver;
  const send = () => {
    undoneFrom.current = document.activeElement;
    fetcher.submit({ intent: 'undo', changes: JSON.stringify(changes) }, { method: 'post' });
  };
  // Takes precedence over the undo of a sent reply, which is usually earlier.
  useKeys(canUndo ? { z: send } : {}, { isFirst: true });
  if (!canUndo) return null;
  return (
    <button type="button" onClick={send} className="link py-1">
      {t.undo} <Key>z</Key>
    </button>
  );
}

interface InboxFootProps {
  filter: LoadedList['filter'];
  notifications: Arrivals['notifications'];
}

/** Export and notification settings of the list. */
function InboxFoot({ filter, notifications }: InboxFootProps) {
  const { state, toggle } = notifications;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 text-[0.875rem] text-muted">
      <ExportLink path={csvPath('leads', filter)} label={t.export} />
      {state !== 'absent' && (
        <button
          type="button"
          aria-pressed={state === 'on'}
          onClick={toggle}
          className="link inline-flex min-h-9 items-center gap-1.5"
        >
          <Bell size={16} aria-hidden />
          {t.notify}
        </button>
      )}
      <output>{state === 'on' ? t.notified : state === 'refused' ? t.notifyRefused : ''}</output>
    </div>
  );
}

/** Leads to the shipments whose deadlines are due; empty when none are. */
function DueShipments({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mb-2 border-l-2 border-signal bg-panel px-3 py-1.5">
      <Link to="/desk/shipments?state=due" className="link inline-block py-1">
        {pluralOf(deskLocale, count, t.dueShipments)}
      </Link>
    </p>
  );
}

/** Says how many mails could not be read; empty when none are. */
function UnreadMails({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className="mb-2 border-l-2 border-signal bg-panel px-3 py-1.5">
      <Link to="/desk/mails?show=set-aside" className="link inline-block py-1">
        {pluralOf(deskLocale, count, mails.link)}
      </Link>
    </p>
  );
}

/** Link to the form for a phone request; `p` opens it too. */
function NewRequest() {
  const navigate = useNavigate();
  useKeys({ p: () => void navigate('/desk/new') });
  return (
    <Link to="/desk/new" className="desk-button">
      <Plus size={16} aria-hidden />
      {t.newRequest}
    </Link>
  );
}

/** Returns the outcome of the last change while the same list is shown. */
function useListOutcome<Outcome>(outcome: Outcome, list: string): Outcome | undefined {
  const [shown, setShown] = useState({ outcome, list });
  if (shown.outcome !== outcome) setShown({ outcome, list });
  return shown.list === list ? outcome : undefined;
}

/** Milliseconds in which a number must follow `g`. */
const sequenceMs = 2000;

/** Binds `g` and a number to the saved views. */
function useViewKeys(views: { path: string }[]): void {
  const navigate = useNavigate();
  const begun = useRef(Number.NEGATIVE_INFINITY);
  const openView = ({ key, timeStamp }: KeyboardEvent) => {
    const view = timeStamp - begun.current < sequenceMs ? views[Number(key) - 1] : undefined;
    begun.current = Number.NEGATIVE_INFINITY;
    if (!view) return false;
    navigate(view.path);
    return true;
  };
  useKeys({
    g: ({ timeStamp }) => {
      begun.current = timeStamp;
    },
    ...Object.fromEntries(['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((key) => [key, openView])),
  });
}

interface InboxColumnProps {
  list: LoadedList;
  pane: ReadingPane;
}

export function InboxColumn({ list, pane }: InboxColumnProps) {
  const { filter, page, views, position, notified } = list;
  const query = useSearch();
  const arrivals = useArrivals(position, { ...notified, openId: pane.openId });
  const heading = useRef<HTMLHeadingElement>(null);
  const fetcher = useFetcher<InboxAction>();
  const undoneFrom = useRef<Element>(null);
  const viewTabs = listedViews(list);
  useViewKeys(viewTabs);
  const outcome = useListOutcome(fetcher.data, listQuery(list));
  const openView = viewTabs.find(({ isCurrent }) => isCurrent);
  return (
    <div className="desk-page desk-inbox-page">
      <PageHead heading={t.heading} headingRef={heading}>
        <Link to="/desk/mails" className="link mr-2 py-1">
          {mails.heading}
        </Link>
        <NewRequest />
      </PageHead>
      <InboxNotices {...list} />
      <DueShipments count={list.dueShipments} />
      <UnreadMails count={list.unreadMails} />
      <ListTabs list={list} viewTabs={viewTabs} />
      <InboxFilters {...list} />
      <ActiveFilters list={list} view={views.find(({ id }) => id === openView?.id)} fetcher={fetcher} />
      <ConnectionNote isBroken={arrivals.isBroken} />
      <ArrivalLine
        arrivals={arrivals}
        arrivalsPath={pathWith('/desk', new URLSearchParams(), query.has('sort') ? { sort: page.sort } : {})}
      />
      <Inbox
        list={list}
        arrived={arrivals.ids}
        heading={heading}
        outcome={responseOf(fetcher) && outcome}
        undoneFrom={undoneFrom}
        fetcher={fetcher}
        pane={pane}
      />
      {/* Below the list, so that the lines do not move. */}
      <div
        className={
          outcome
            ? 'sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 border-l-2 border-strong bg-panel px-3 py-2'
            : ''
        }
      >
        {/* Empty during the next submission, so that the same text is announced again. */}
        <p role="status">{fetcher.state === 'submitting' ? '' : outcome?.message}</p>
        {outcome && <Undo changes={outcome.undo ?? []} fetcher={fetcher} undoneFrom={undoneFrom} />}
      </div>
      <InboxFoot filter={filter} notifications={arrivals.notifications} />
    </div>
  );
}
