import { Link, redirect } from 'react-router';
import { doneIn } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { answerForm, keepFields, runForm } from '#features/identity/run-form.ts';
import { countSetAside } from '#features/inbound/server/list-mails.ts';
import { findMailboxStatus } from '#features/inbound/server/mailbox-cursor.ts';
import { countDeletableFiles } from '#features/requests/server/files/spam-files.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { listCompletedSteps } from '#features/settings/server/set-up.ts';
import { setUpSteps } from '#features/settings/set-up-steps.ts';
import { longMoment } from '#features/settings/strings/en/moments.ts';
import { connectionForms } from '#features/webhooks/server/commands.ts';
import { connections as t } from '#features/webhooks/strings/en/connections.ts';
import { findBackupTimes, findUnderWay } from '#platform/backups/backup-records.ts';
import { type DeliveryHold, findDeliveryHold } from '#platform/backups/delivery-hold.ts';
import { bucketOf } from '#platform/backups/second-place.ts';
import { hasRole } from '#platform/commands/caller.ts';
import { type Services, servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { scopesOf } from '#platform/mail/connection/providers.ts';
import { findMailTrouble } from '#platform/mail/mail-trouble.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { DeskForm } from '#ui/desk/desk-form.tsx';
import { useDeskClock } from '#ui/desk/desk-time.tsx';
import { useLastOutcome, useOutcomeToast } from '#ui/desk/outcome-toast.tsx';
import { DeskSection, PageHead } from '#ui/desk/page-parts.tsx';
import { useReloadWhile } from '#ui/desk/use-reload-while.ts';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/connections';
import { AlarmsSection, isAlarmForm } from './connections/alarms-section.tsx';
import { BackupsSection, isBackupForm } from './connections/backups-section.tsx';
import type { ConnectionsProps } from './connections/connections-props.ts';
import { InboundSection } from './connections/inbound-section.tsx';
import { isMailForm, MailSection } from './connections/mail-section.tsx';
import { statusesOf } from './connections/part-status.tsx';
import { isStorageForm, StorageSection } from './connections/storage-section.tsx';
import { CompleteStep, StepHead } from './set-up/step-head.tsx';
import { isStep, pathAfterStep } from './set-up/steps.ts';

/** Returns the state of the mailbox and how many mails were set aside. */
async function loadInbound({ db, clock, mailboxId }: Services) {
  const setAside = await countSetAside(db, 0);
  const status = mailboxId === null ? null : await findMailboxStatus(db, mailboxId, clock());
  const { connectedAt = null, lastMailAt = null, failedAt = null, problem = null } = status ?? {};
  return { mailbox: mailboxId && { connectedAt, lastMailAt, failedAt, problem }, setAside };
}

const shownServer = (url: string | null | undefined) => {
  if (!url) return null;
  const { host, username } = new URL(url);
  return { host, user: decodeURIComponent(username) };
};

/** Returns the mail servers without their secrets, and what a registration at a provider needs. */
async function loadMail({ db, mailConnections }: Services) {
  // Another instance may have changed it just now.
  await mailConnections.follow();
  const { environment, isFromEnvironment, providers, redirectUri } = mailConnections;
  const servers = mailConnections.current();
  return {
    environment,
    isFromEnvironment,
    isConnected: mailConnections.isConnected(),
    ignoredMailbox: mailConnections.findIgnoredMailbox(),
    version: servers?.version ?? '',
    smtp: shownServer(servers?.smtpUrl),
    imap: shownServer(servers?.imapUrl),
    registration: servers?.oauth?.registration ?? null,
    refusal: await mailConnections.findRefusal(),
    trouble: await findMailTrouble(db),
    redirectUri,
    scopes: {
      microsoft: scopesOf(providers.microsoft, true),
      google: scopesOf(providers.google, true),
    },
  };
}

/** Returns the backups and their settings without secrets. */
async function loadBackups({ db, clock, backups }: Services) {
  const { s3Url, command, ...settings } = await backups.settings();
  return {
    ...settings,
    times: await findBackupTimes(db),
    underWaySince: await findUnderWay(db, clock()),
    bucket: s3Url ? bucketOf(s3Url) : null,
    hasCommand: Boolean(command),
  };
}

async function loadConnections(services: Services) {
  return {
    mail: await loadMail(services),
    inbound: await loadInbound(services),
    held: await findDeliveryHold(services.db),
    backups: await loadBackups(services),
    alarms: services.alarms.receivers,
    storage: { state: await services.documentStorage.state(), ...(await countDeletableFiles(services)) },
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: isStep(request) ? 'manager' : 'owner' });
  // An owner completes this step; a manager goes on with the next one.
  if (!hasRole(me, 'owner')) throw redirect(pathAfterStep('mail'));
  const services = context.get(servicesContext);
  const page = await loadConnections(services);
  const completed = isStep(request) ? await listCompletedSteps(services.db) : null;
  const done = doneIn(request, { ...connectionForms, 'mail-connected': t.mail.connected });
  const hasMailServer = services.senderCheck !== null;
  return {
    ...page,
    hasMailServer,
    completed,
    email: me.email,
    done,
  };
}

/** The outcome of a server that was asked is long, and is shown, with the focus, in its section. */
const isShownInPlace = (intent: string) =>
  [isMailForm, isBackupForm, isAlarmForm, isStorageForm].some((isOfSection) => isOfSection(intent));

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit(call: Route.ActionArgs) {
  const { fields, result } = await runForm(call, connectionForms);
  const { intent = '' } = fields;
  if (result.ok && typeof result.values.authorizeUrl === 'string')
    return answerForm(
      { fields, result },
      { authorize: { url: result.values.authorizeUrl, name: String(result.values.name) } },
    );
  if (!result.ok || isShownInPlace(intent)) return answerForm({ fields, result });
  throw redirect(`/desk/connections?done=${intent}`, 303);
}

export { privateHeaders as headers } from '#features/identity/private-headers.ts';

export const meta = deskTitle(t.title);

/** Releases what is held since a restore. */
function HeldSection({ held, outcome }: Pick<ConnectionsProps, 'outcome'> & { held: DeliveryHold | null }) {
  const { timeZone } = useDeskClock();
  if (!held) return null;
  const { release, drop, ...strings } = t.held;
  return (
    <DeskSection
      id="held"
      title={t.held.title}
      text={fill(t.held.text, { since: longMoment(held.since, timeZone) })}
    >
      <DeskForm
        intent="release"
        outcome={outcome}
        submit={release}
        {...(held.fromBackup > 0 ? { other: { intent: 'drop', submit: drop } } : {})}
        t={strings}
      >
        <p>{pluralOf(deskLocale, held.fromBackup, t.held.waiting)}</p>
      </DeskForm>
    </DeskSection>
  );
}

export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const { completed, hasMailServer, backups } = loaderData;
  const outcome = useLastOutcome(actionData) ?? loaderData.done;
  const page: ConnectionsProps = { ...loaderData, outcome };
  const statuses = statusesOf(page);
  useOutcomeToast(outcome && isShownInPlace(outcome.intent) ? null : outcome);
  const { underWaySince } = backups;
  useReloadWhile(underWaySince === null ? [] : [`backup ${underWaySince}`]);
  if (completed)
    return (
      <div className="desk-page desk-narrow">
        <StepHead step="mail" completed={completed} steps={setUpSteps} />
        <PageHead heading={settings.setUp.mail} text={settings.setUp.mailText} />
        <MailSection {...page} status={statuses.mail} />
        <InboundSection {...page} status={statuses.inbound} />
        {/* Without a mail server the step stays open. */}
        {hasMailServer ? (
          <div className="mt-5">
            <CompleteStep step="mail" />
          </div>
        ) : (
          <Link to={pathAfterStep('mail')} className="desk-button desk-button-primary mt-5">
            {settings.setUp.continue}
          </Link>
        )}
      </div>
    );
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} text={t.text} />
      <HeldSection {...page} held={loaderData.held} />
      <MailSection {...page} status={statuses.mail} />
      <InboundSection {...page} status={statuses.inbound} />
      <BackupsSection {...page} status={statuses.backups} />
      <AlarmsSection {...page} status={statuses.alarms} />
      <StorageSection {...page} status={statuses.storage} />
    </div>
  );
}
