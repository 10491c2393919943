import { data, Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { doneIn, submitForm } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { requestPath } from '#features/requests/lead.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fileSize, fill } from '#platform/values/format.ts';
import { DeskForm } from '#ui/desk/desk-form.tsx';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { OutcomeNote } from '#ui/desk/outcome-toast.tsx';
import { EmptyState, PageHead, Pager } from '#ui/desk/page-parts.tsx';
import { InboxTabs } from '#ui/desk/tabs.tsx';
import { useKeys } from '#ui/desk/use-keys.ts';
import { useRowSteps } from '#ui/desk/use-row-steps.ts';
import { mailLists } from '../mail-lists.ts';
import { inboundCommands } from '../server/commands.ts';
import { countSetAside, listUnusedMails, mailCursor, type UnusedMail } from '../server/list-mails.ts';
import { mails as t } from '../strings/en/mails.ts';
import type { Route } from './+types/mails';

const pageInput = z.object({ cursor: mailCursor.optional(), show: z.enum(mailLists).optional() });

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const page = pageInput.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!page.success) throw data(null, { status: 404 });
  const { cursor: before, show } = page.data;
  const { db } = context.get(servicesContext);
  const [{ mails, next }, setAside] = await Promise.all([
    listUnusedMails(db, { before, show }),
    countSetAside(db, 0),
  ]);
  return { mails, next, show, setAside, outcome: doneIn(request, inboundCommands) };
}

/** Leads to the request that was made, or back to the list. */
export function action(call: Route.ActionArgs) {
  return submitForm(call, inboundCommands, ({ intent }, { leadId }) =>
    intent === 'make-request' ? `/desk/requests/${leadId}` : pathOfList(call.request, intent),
  );
}

function pathOfList({ url }: Request, intent = ''): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set('done', intent);
  return `${pathname}?${searchParams}`;
}

export const meta = deskTitle(t.title);

/** The reason why a mail is on no request; leads to the request of a copy. */
function Reason({ mail: { reason, request } }: { mail: UnusedMail }) {
  if (reason !== 'copy' || !request) return t.reasons[reason];
  return (
    <Link to={requestPath(request.id)} className="link inline-block py-1">
      {fill(t.reasons.copyOf, request)}
    </Link>
  );
}

type ActionOutcome = Route.ComponentProps['actionData'];

function MailActions({ mail, outcome }: { mail: UnusedMail; outcome: ActionOutcome }) {
  const { id, subject, size, reason, isSetAside, hasOriginal } = mail;
  const object = subject || t.noSubject;
  const actions = [
    { isOffered: hasOriginal, intent: 'make-request', submit: t.make, submitting: t.making },
    { isOffered: reason === 'not-fetched', intent: 'retry-mail', submit: t.retry, submitting: t.retrying },
    { isOffered: isSetAside, intent: 'mark-mail-done', submit: t.markDone, submitting: t.marking },
  ].filter(({ isOffered }) => isOffered);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {actions.map(({ intent, submit, submitting }) => (
        <DeskForm
          key={intent}
          intent={intent}
          subject={id}
          outcome={outcome}
          submit={submit}
          object={object}
          t={{ submitting, notDone: t.notDone }}
        />
      ))}
      {hasOriginal && (
        <a className="link inline-block py-1" href={`/api/v1/desk/inbound/mails/${id}`} download>
          {fill(t.download, { size: fileSize(deskLocale, size) })}
          <span className="sr-only"> {object}</span>
        </a>
      )}
    </div>
  );
}

/** Subject of a mail, which leads to the mail where it can be shown. */
function Subject({ mail: { id, subject, reason, hasOriginal } }: { mail: UnusedMail }) {
  const text = subject || t.noSubject;
  const isShown = hasOriginal && reason !== 'not-parsed';
  return (
    <h2 className="text-base font-medium text-strong">
      {isShown ? (
        <a
          data-row-link
          className="link inline-block py-1"
          href={`/api/v1/desk/inbound/mails/${id}/page`}
          target="_blank"
          rel="noreferrer"
        >
          {text}
        </a>
      ) : (
        text
      )}
    </h2>
  );
}

/** Binds `m` to make a request of the mail whose line has the focus, and `u` to the inbox. */
function useMailKeys(): void {
  const navigate = useNavigate();
  useRowSteps();
  useKeys({
    m: () => {
      const line = document.activeElement?.closest('[data-mail]');
      const button = line?.querySelector<HTMLButtonElement>('form:has([value="make-request"]) button');
      if (!button) return false;
      button.click();
    },
    u: () => void navigate('/desk'),
  });
}

export default function Mails({ loaderData, actionData }: Route.ComponentProps) {
  const { mails, next, show, setAside, outcome } = loaderData;
  useMailKeys();
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} text={(show && t.texts[show]) || t.text}>
        <Link to="/desk" className="link py-1">
          {t.inbox}
        </Link>
      </PageHead>
      <OutcomeNote outcome={outcome} />
      <InboxTabs
        label={t.lists.label}
        tabs={[undefined, ...mailLists].map((list) => ({
          id: list ?? 'all',
          title: t.lists[list ?? 'all'],
          count: list === 'set-aside' ? setAside : null,
          path: list ? `/desk/mails?show=${list}` : '/desk/mails',
          isCurrent: list === show,
        }))}
      />
      {mails.length === 0 ? (
        <EmptyState {...t.empty[show ?? 'all']} />
      ) : (
        <ol aria-label={t.heading}>
          {mails.map((mail) => (
            <li
              key={mail.id}
              data-mail
              className="grid gap-x-6 gap-y-2 border-b border-hairline py-3 lg:grid-cols-[minmax(0,1fr)_26rem]"
            >
              <div className="min-w-0 wrap-anywhere">
                <Subject mail={mail} />
                <p>
                  {[mail.name, mail.address].filter(Boolean).join(' · ') || t.noSender}
                  <span className="text-muted">
                    {' · '}
                    <DeskTime at={mail.receivedAt} />
                  </span>
                </p>
                <p className="text-muted">
                  <Reason mail={mail} />
                  {mail.isDone && <span className="text-strong"> · {t.isDone}</span>}
                  {mail.problem && <span className="block text-[0.8125rem]">{mail.problem}</span>}
                </p>
              </div>
              <MailActions mail={mail} outcome={actionData} />
            </li>
          ))}
        </ol>
      )}
      <Pager next={next} more={t.more} top={t.top} />
    </div>
  );
}
