import { useEffect } from 'react';
import { Form, Link, redirect, useRevalidator } from 'react-router';
import { doneIn } from '../../../features/identity/desk/submit-form.ts';
import { requireStaff } from '../../../features/identity/require-staff.ts';
import { answerForm, keepFields, runForm } from '../../../features/identity/run-form.ts';
import { findMailboxStatus } from '../../../features/inbound/server/mailbox-cursor.ts';
import { listUnreadable } from '../../../features/inbound/server/unreadable-mails.ts';
import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { listCompletedSteps } from '../../../features/settings/server/set-up.ts';
import { longMoment } from '../../../features/settings/strings/en/moments.ts';
import { webhookForms } from '../../../features/webhooks/server/commands.ts';
import { listDeliveries, listWebhooks } from '../../../features/webhooks/server/webhook-rows.ts';
import { connections as t } from '../../../features/webhooks/strings/en/connections.ts';
import { mostWebhooks } from '../../../features/webhooks/webhook.ts';
import { findBackupTimes, findUnderWay } from '../../../platform/backups/backup-records.ts';
import { type DeliveryHold, findDeliveryHold } from '../../../platform/backups/delivery-hold.ts';
import { bucketOf } from '../../../platform/backups/second-place.ts';
import { type Services, servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { scopesOf } from '../../../platform/mail/connection/providers.ts';
import { findMailTrouble } from '../../../platform/mail/mail-trouble.ts';
import { fill, pluralOf } from '../../../platform/values/format.ts';
import { DeskForm, FormNote, outcomeFor } from '../../../ui/desk/desk-form.tsx';
import { useDeskClock } from '../../../ui/desk/desk-time.tsx';
import { useLastOutcome, useOutcomeToast } from '../../../ui/desk/outcome-toast.tsx';
import { DeskSection, PageHead } from '../../../ui/desk/page-parts.tsx';
import { settings } from '../strings/en/settings.ts';
import type { Route } from './+types/connections';
import { BackupsSection, isBackupForm } from './connections/backups-section.tsx';
import { InboundSection } from './connections/inbound-section.tsx';
import { isMailForm, MailSection } from './connections/mail-section.tsx';
import { type ConnectionsProps, WebhookForm, WebhookItem } from './connections/webhook-item.tsx';
import { StepHead } from './set-up/step-head.tsx';
import { isStep, pathAfterStep } from './set-up/steps.ts';

const shownDeliveries = 10;

const minute = 60_000;

/** Returns the state of the mailbox and its unreadable mails. */
async function loadInbound({ db, clock, mailboxId }: Services) {
  const unreadable = (await listUnreadable(db)).map(({ id, reason, size, received_at }) => ({
    id,
    reason,
    size,
    at: received_at,
  }));
  const status = mailboxId === null ? null : await findMailboxStatus(db, mailboxId, clock());
  const { connectedAt = null, lastMailAt = null, failedAt = null, problem = null } = status ?? {};
  return { mailbox: mailboxId && { connectedAt, lastMailAt, failedAt, problem }, unreadable };
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
  const { isFromEnvironment, providers, redirectUri } = mailConnections;
  const servers = mailConnections.current();
  return {
    isFromEnvironment,
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
  const webhooks = (await listWebhooks(services)).map(async (webhook) => ({
    ...webhook,
    deliveries: (await listDeliveries(services.db, webhook.id, shownDeliveries)) ?? [],
  }));
  return {
    webhooks: await Promise.all(webhooks),
    mail: await loadMail(services),
    inbound: await loadInbound(services),
    held: await findDeliveryHold(services.db),
    backups: await loadBackups(services),
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'owner' });
  const services = context.get(servicesContext);
  const page = await loadConnections(services);
  const completed = isStep(request) ? await listCompletedSteps(services.db) : null;
  const done = doneIn(request, { ...webhookForms, 'mail-connected': t.mail.connected });
  const id = new URL(request.url).searchParams.get('id') ?? '';
  const hasMailServer = services.senderCheck !== null;
  return {
    ...page,
    hasMailServer,
    completed,
    email: me.email,
    done: done && { ...done, values: { ...done.values, id } },
  };
}

/** The outcome of a server that was asked is long, and is shown, with the focus, in its section. */
const isShownInPlace = (intent: string) => isMailForm(intent) || isBackupForm(intent);

export function action(call: Route.ActionArgs) {
  return keepFields(call, () => submit(call));
}

async function submit(call: Route.ActionArgs) {
  const { fields, result } = await runForm(call, webhookForms);
  const { intent = '', id = '', url = '' } = fields;
  if (result.ok && typeof result.values.authorizeUrl === 'string')
    return answerForm(
      { fields, result },
      { authorize: { url: result.values.authorizeUrl, name: String(result.values.name) } },
    );
  if (!result.ok || isShownInPlace(intent)) return answerForm({ fields, result });
  if (intent === 'add' || intent === 'secret') {
    const webhook = (await listWebhooks(call.context.get(servicesContext))).find(
      (webhook) => webhook.id === id,
    );
    const { host } = new URL(webhook?.url ?? url);
    return answerForm({ fields, result }, { secret: { host, text: String(result.values.secret) } });
  }
  // Returns to the webhook, or to the top when it was deleted.
  const place = intent === 'delete' ? '' : `&id=${encodeURIComponent(id)}#webhook-${encodeURIComponent(id)}`;
  throw redirect(`/desk/connections?done=${intent}${place}`, 303);
}

export { privateHeaders as headers } from '../../../features/identity/private-headers.ts';

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

const pauseMs = 1_500;
const mostTimes = 20;

/**
 * Reloads the page while the named items are under way, each time after the previous response: at most twenty times for
 * the same items, and not in a hidden tab.
 */
function useReloadWhile(underWay: string[]): void {
  const { revalidate } = useRevalidator();
  const names = underWay.join();
  useEffect(() => {
    if (!names) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let left = mostTimes;
    const wait = () => {
      timer = setTimeout(reload, pauseMs);
    };
    const reload = async () => {
      if (!document.hidden) {
        left -= 1;
        await revalidate();
      }
      if (left > 0) wait();
    };
    wait();
    return () => {
      left = 0;
      clearTimeout(timer);
    };
  }, [names, revalidate]);
}

/** Requirements for webhook receivers, with sample code. */
function HowToSection() {
  const { howTo } = t;
  return (
    <DeskSection id="receiver" title={howTo.title}>
      <ol className="max-w-[64ch] list-decimal space-y-2 pl-5">
        {howTo.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 max-w-[64ch]">{howTo.after}</p>
      <p className="mt-3 max-w-[64ch]">{howTo.personal}</p>
      <details className="mt-4">
        <summary className="link w-fit py-1">{howTo.example}</summary>
        <pre className="mt-2 bg-panel px-4 py-3 text-[0.8125rem] leading-relaxed wrap-anywhere whitespace-pre-wrap text-strong">
          <code>{howTo.code}</code>
        </pre>
      </details>
    </DeskSection>
  );
}

/** Describes the API as the alternative to webhooks. */
function ApiSection() {
  const { api } = t;
  return (
    <DeskSection id="api" title={api.title} text={api.text}>
      <ul className="space-y-1">
        <li>
          <Link className="link inline-block py-1" to="/desk/account#tokens">
            {api.tokens}
          </Link>
        </li>
        <li>
          <a className="link inline-block py-1" href="/api/v1/docs">
            {api.docs}
          </a>
        </li>
      </ul>
    </DeskSection>
  );
}

function WebhooksSection({ webhooks, outcome }: ConnectionsProps) {
  const { list } = t;
  // The outcome of a listed webhook is shown next to it; the rest concerns a deleted one.
  const isHere = webhooks.some(({ id }) => id === outcome?.values.id);
  const own =
    outcome && outcome.intent !== 'add' && !isShownInPlace(outcome.intent) && !isHere ? outcome : null;
  return (
    <DeskSection id="webhooks" title={list.title} text={list.text}>
      <FormNote outcome={own} formId="webhooks" />
      {webhooks.length === 0 && <p className="text-muted">{list.none}</p>}
      <ul>
        {webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} outcome={outcome} />
        ))}
      </ul>
    </DeskSection>
  );
}

/** Adds a webhook and shows its secret once. */
function AddWebhookSection({ webhooks, outcome }: ConnectionsProps) {
  const own = outcomeFor(outcome, 'add') && outcome;
  const isFull = webhooks.length >= mostWebhooks;
  return (
    <DeskSection id="add" title={t.add.title} text={t.add.text}>
      {isFull && !own ? (
        <p className="text-muted">{fill(t.add.full, { most: mostWebhooks })}</p>
      ) : (
        <WebhookForm key={own?.secret?.text ?? 'none'} webhook={null} outcome={outcome} />
      )}
    </DeskSection>
  );
}

export default function Connections({ loaderData, actionData }: Route.ComponentProps) {
  const { webhooks, completed, hasMailServer } = loaderData;
  const { now } = useDeskClock();
  const outcome = useLastOutcome(actionData) ?? loaderData.done;
  const page: ConnectionsProps = { ...loaderData, outcome };
  useOutcomeToast(outcome && isShownInPlace(outcome.intent) ? null : outcome);
  const shown = webhooks.flatMap(({ deliveries }) => deliveries);
  const underWay = shown.filter(
    ({ nextAttemptAt }) => nextAttemptAt !== null && nextAttemptAt <= now + minute,
  );
  const { underWaySince } = loaderData.backups;
  const backup = underWaySince === null ? [] : [`backup ${underWaySince}`];
  useReloadWhile([...underWay.map(({ id }) => id), ...backup]);
  if (completed)
    return (
      <div className="desk-page desk-narrow">
        <StepHead step="mail" completed={completed} />
        <PageHead heading={settings.setUp.mail} text={settings.setUp.mailText} />
        <MailSection {...page} />
        <InboundSection {...page} />
        {/* Without a mail server the step stays open. */}
        {hasMailServer ? (
          <Form method="post" action="/desk/settings" className="mt-5">
            <input type="hidden" name="step" value="mail" />
            <button
              type="submit"
              name="intent"
              value="complete-step"
              className="desk-button desk-button-primary"
            >
              {settings.setUp.continue}
            </button>
          </Form>
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
      <MailSection {...page} />
      <InboundSection {...page} />
      <BackupsSection {...page} />
      <WebhooksSection {...page} />
      <AddWebhookSection {...page} />
      <HowToSection />
      <ApiSection />
    </div>
  );
}
