import Bell from 'lucide-react/icons/bell';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { Link, useActionData, useFetcher, useNavigate } from 'react-router';
import { InboxTabs } from '../../../features/requests/desk/tabs.tsx';
import { requestPath } from '../../../features/requests/lead.ts';
import type { inbox as inboxStrings } from '../../../features/requests/strings/en/inbox.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { pluralOf } from '../../../platform/values/format.ts';
import { ExportLink, PageHead } from '../../../ui/desk/page-parts.tsx';
import { useKeys } from '../../../ui/desk/use-keys.ts';
import { useOver } from '../../../ui/desk/use-over.ts';
import type { Route } from '../+types/inbox';
import { showKeys } from '../layout/key-list.tsx';
import { ActiveFilters, InboxFilters } from './inbox-filters.tsx';
import { Inbox } from './inbox-list.tsx';
import type { InboxAction, InboxFetcher } from './inbox-table.tsx';
import { type Arrivals, useArrivals } from './use-arrivals.ts';
import type { ReadingPane } from './use-reading-pane.ts';

/** Warns that the event stream is interrupted, which would otherwise look like a quiet morning. */
function ConnectionNote({ isBroken, t }: { isBroken: boolean; t: typeof inboxStrings }) {
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

interface ArrivalLineProps {
  arrivals: Pick<Arrivals, 'unseen' | 'clearUnseen'>;
  /** Path of the reader's work in the current order. */
  arrivalsPath: string;
  t: typeof inboxStrings;
}

/** Announces new requests and messages, also outside the current list, with a link. */
function ArrivalLine({ arrivals, arrivalsPath, t }: ArrivalLineProps) {
  const { unseen, clearUnseen } = arrivals;
  const [first] = unseen;
  const messages = unseen.filter(({ data }) => data.type === 'message').length;
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

/** Undoes the last change by button or `z`, for ten seconds with scripts. */
function Undo({ leads, fetcher, t }: { leads: string[]; fetcher: InboxFetcher; t: typeof inboxStrings }) {
  const isOver = useOver(leads);
  const send = () => {
    const form = new FormData();
    form.append('intent', 'undo');
    for (const lead of leads) form.append('undo', lead);
    fetcher.submit(form, { method: 'post' });
  };
  // Takes precedence over the undo of a sent reply, which is usually earlier.
  useKeys(leads.length > 0 && !isOver ? { z: send } : {}, { isFirst: true });
  if (leads.length === 0 || isOver) return null;
  return (
    <fetcher.Form method="post">
      {leads.map((lead) => (
        <input key={lead} type="hidden" name="undo" value={lead} />
      ))}
      <button type="submit" name="intent" value="undo" className="link py-1">
        {t.undo}{' '}
        <kbd aria-hidden className="key">
          z
        </kbd>
      </button>
    </fetcher.Form>
  );
}

interface InboxFootProps {
  exportPath: string;
  notifications: Arrivals['notifications'];
  t: typeof inboxStrings;
}

/** Export and notification settings of the list. */
function InboxFoot({ exportPath, notifications, t }: InboxFootProps) {
  const { state, toggle } = notifications;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 text-[0.875rem] text-muted">
      <ExportLink path={exportPath} label={t.export} />
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
      <p className="desk-key-hint scripted ml-auto flex items-center gap-1.5">
        <kbd className="key">j</kbd> <kbd className="key">k</kbd> {t.keys.move}
        <span aria-hidden>·</span> <kbd className="key">Enter</kbd> {t.keys.open} <span aria-hidden>·</span>
        <button type="button" onClick={showKeys} className="link flex min-h-9 items-center gap-1.5">
          <kbd aria-hidden className="key">
            ?
          </kbd>{' '}
          {t.keys.all}
        </button>
      </p>
    </div>
  );
}

/** Link to the form for a phone request; `p` opens it too. */
function NewRequest({ label }: { label: string }) {
  const navigate = useNavigate();
  useKeys({ p: () => void navigate('/desk/new') });
  return (
    <Link to="/desk/new" className="desk-button">
      <Plus size={16} aria-hidden />
      {label}
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
  list: NonNullable<Route.ComponentProps['loaderData']['list']>;
  eventsPath: string;
  pane: ReadingPane;
}

export function InboxColumn({ list: loaded, eventsPath, pane }: InboxColumnProps) {
  const { t, rows, ...list } = loaded;
  const arrivals = useArrivals(eventsPath, list.position, {
    ...list.notified,
    openId: pane.openId,
    titles: t.notifyOf,
  });
  const marked = rows.map((row) => ({ ...row, isNew: arrivals.ids.has(row.id) }));
  const heading = useRef<HTMLHeadingElement>(null);
  const fetcher = useFetcher<InboxAction>();
  const actionData = useActionData<InboxAction>();
  useViewKeys(list.views);
  const outcome = useListOutcome(fetcher.data ?? actionData, list.query);
  return (
    <div className="desk-page desk-inbox-page">
      <PageHead heading={t.heading} headingRef={heading}>
        <NewRequest label={t.newRequest} />
      </PageHead>
      {list.notices.map((notice) => (
        <InboxNotice key={notice.text} {...notice} />
      ))}
      <InboxTabs tabs={list.tabs} views={list.views} label={t.tabs} />
      <InboxFilters {...list} t={t} />
      <ActiveFilters {...list} fetcher={fetcher} t={t} />
      <ConnectionNote isBroken={arrivals.isBroken} t={t} />
      <ArrivalLine arrivals={arrivals} arrivalsPath={list.arrivalsPath} t={t} />
      <Inbox
        {...list}
        heading={heading}
        outcome={outcome}
        fetcher={fetcher}
        pane={pane}
        t={t}
        rows={marked}
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
        {outcome && <Undo leads={outcome.undo ?? []} fetcher={fetcher} t={t} />}
      </div>
      <InboxFoot exportPath={list.exportPath} notifications={arrivals.notifications} t={t} />
    </div>
  );
}
