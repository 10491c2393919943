import { Link } from 'react-router';
import { fill } from '../../../../contract/format.ts';
import {
  type DeliveryState,
  type WebhookEvent,
  type WebhookMessage,
  type WebhookState,
  webhookEvents,
} from '../../../../contract/webhook.ts';
import type { DeskStrings } from '../../../content/en/desk.ts';
import {
  DeskForm,
  type DeskOutcome,
  FormNote,
  fieldId,
  outcomeFor,
  TextInput,
} from '../../../ui/desk/desk-form.tsx';
import { DeskTime, Moment, type ShownMoment } from '../../../ui/desk/desk-time.tsx';
import { ShownSecret } from '../../../ui/desk/shown-secret.tsx';
import { FieldError } from '../../../ui/form/field-frame.tsx';
import { TickField } from '../../../ui/form/tick-field.tsx';

interface WebhookItemProps {
  webhook: ShownWebhook;
  outcome: ConnectionsOutcome | null;
  t: DeskStrings['connections'];
}

/** How a webhook stands, in words. */
function WebhookStatus({ webhook, t }: Pick<WebhookItemProps, 'webhook' | 't'>) {
  const { list, events } = t;
  const { state, succeeded, failed, bothSecretsUntil } = webhook;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <strong className="line-clamp-3 min-w-0 font-semibold wrap-anywhere text-strong">
          {webhook.url}
        </strong>
        <span className="desk-badge">{list.states[state]}</span>
      </p>
      <p>{webhook.events.map((event) => events[event]).join(' · ')}</p>
      <p className="text-[0.8125rem] text-muted">
        <Moment sentence={fill(list.since, { name: webhook.createdBy })} moment={webhook.since} />,{' '}
        {succeeded ? <Moment sentence={list.succeeded} moment={succeeded} /> : list.notYet}
      </p>
      {failed && (
        <p className="text-[0.8125rem] wrap-anywhere text-muted">
          <Moment sentence={fill(list.failed, { reason: failed.reason })} moment={failed.at} />
        </p>
      )}
      {bothSecretsUntil && (
        <p className="text-[0.8125rem] text-muted">
          <Moment sentence={list.bothSecrets} moment={bothSecretsUntil} />
        </p>
      )}
      {state !== 'active' && (
        <p className="mt-2 max-w-[64ch] border-l-2 border-alert bg-alert-ground px-3 py-2 text-alert">
          {list.explained[state]}
        </p>
      )}
    </>
  );
}

function DeliveryStatus({
  delivery: { state, next, lastError },
  t,
}: {
  delivery: ShownDelivery;
  t: DeskStrings['connections']['deliveries'];
}) {
  return (
    <p className="text-[0.8125rem] wrap-anywhere text-muted">
      {next ? <Moment sentence={t.states[state]} moment={next} /> : t.states[state]}
      {lastError && `. ${lastError}`}
    </p>
  );
}

/** The last deliveries of a webhook, the newest first; what failed permanently can be sent again. */
function DeliveryList({ webhook, t }: { webhook: ShownWebhook; t: DeskStrings['connections'] }) {
  const { deliveries: own, notDone, submitting } = t;
  if (webhook.deliveries.length === 0) return <p className="text-muted">{own.none}</p>;
  return (
    <ul>
      {webhook.deliveries.map((delivery) => (
        <li key={delivery.id} className="desk-line">
          <div className="min-w-0">
            <p>
              <span className="text-strong">{own.types[delivery.type]}</span>{' '}
              {delivery.lead && (
                <Link className="link" to={`/desk/requests/${delivery.lead.id}`}>
                  {delivery.lead.reference}
                </Link>
              )}{' '}
              <DeskTime {...delivery.at} className="tabular text-[0.8125rem] text-muted" />
            </p>
            <DeliveryStatus delivery={delivery} t={own} />
          </div>
          {delivery.state === 'failed' && webhook.state !== 'ended' && (
            <DeskForm
              intent="retry"
              subject={webhook.id}
              outcome={null}
              {...{ notDone, submitting }}
              submit={own.retry}
              object={`${own.types[delivery.type]} ${delivery.at.text}`}
            >
              <input type="hidden" name="deliveryId" value={delivery.id} />
            </DeskForm>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A webhook with everything that an owner can do with it. */
export function WebhookItem({ webhook, outcome, t }: WebhookItemProps) {
  const { id, url } = webhook;
  const { list, deliveries, notDone, submitting } = t;
  const own = outcome?.values.id === id ? outcome : null;
  const shared = { subject: id, outcome: null, notDone, submitting, object: url };
  const running = webhook.state === 'active' ? 'pause' : 'resume';
  const isRefused = own?.intent === 'change' && !own.ok;
  return (
    <li id={`webhook-${id}`} className="scroll-mt-16 border-b border-hairline py-4 first:pt-0 last:border-0">
      <WebhookStatus webhook={webhook} t={t} />
      <div className="mt-3 space-y-3">
        {own && !isRefused && <FormNote outcome={own} notDone={notDone} formId={`webhook-${id}`} />}
        {own?.secret && <WebhookSecret secret={own.secret} t={t.secret} />}
        <div className="flex flex-wrap gap-2">
          <DeskForm intent="test" {...shared} submit={list.test} />
          <DeskForm intent={running} {...shared} submit={list[running]} />
        </div>
      </div>
      <details
        className="desk-changes mt-2"
        open={own?.intent === 'test' || own?.intent === 'retry' || undefined}
      >
        <summary className="link w-fit py-1">
          {deliveries.title}
          <span className="sr-only"> {url}</span>
        </summary>
        <DeliveryList webhook={webhook} t={t} />
      </details>
      <details className="desk-changes" open={isRefused || undefined}>
        <summary className="link w-fit py-1">
          {list.change}
          <span className="sr-only"> {url}</span>
        </summary>
        <div className="mt-2 space-y-6 pb-2">
          <WebhookForm
            key={`${url} ${webhook.events.join()}`}
            webhook={webhook}
            outcome={isRefused ? own : null}
            t={t}
          />
          <DeskForm intent="secret" {...shared} submit={list.secret.submit}>
            <p className="text-muted">{list.secret.text}</p>
          </DeskForm>
          <DeskForm intent="delete" {...shared} submit={list.delete.submit}>
            <p className="text-muted">{list.delete.text}</p>
          </DeskForm>
        </div>
      </details>
    </li>
  );
}

interface WebhookFormProps {
  /** The one that is changed; null for a new one. */
  webhook: Pick<ShownWebhook, 'id' | 'url' | 'events'> | null;
  outcome: ConnectionsOutcome | null;
  t: DeskStrings['connections'];
}

/** Asks where a webhook leads and what it is told; of one that was just added, the secret stands above. */
export function WebhookForm({ webhook, outcome, t }: WebhookFormProps) {
  const { form, events, notDone, submitting } = t;
  const intent = webhook ? 'change' : 'add';
  const subject = webhook ? { subject: webhook.id } : {};
  const own: ConnectionsOutcome | null = outcomeFor(outcome, intent, webhook?.id);
  const typed = own?.ok === false ? own.values : null;
  const isTicked = (event: WebhookEvent) =>
    typed ? typed[event] !== undefined : (webhook?.events ?? webhookEvents).includes(event);
  const eventsId = fieldId(intent, 'events', webhook?.id);
  const error = own?.errors.events;
  return (
    <DeskForm
      {...{ intent, ...subject, outcome, notDone, submitting }}
      submit={webhook ? form.change : form.add}
      {...(webhook ? { object: webhook.url } : {})}
      labels={{ url: form.url, events: form.events }}
    >
      {own?.secret && <WebhookSecret secret={own.secret} t={t.secret} />}
      <TextInput
        {...{ intent, ...subject, outcome }}
        name="url"
        type="url"
        label={form.url}
        help={form.urlHelp}
        defaultValue={webhook?.url}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <fieldset id={eventsId} tabIndex={-1} aria-describedby={error ? `${eventsId}-error` : undefined}>
        <legend className="mb-1.5 font-medium text-strong">{form.events}</legend>
        <div className="space-y-2">
          {webhookEvents.map((event) => (
            <TickField
              key={event}
              id={fieldId(intent, event, webhook?.id)}
              name={event}
              label={events[event]}
              defaultChecked={isTicked(event)}
            />
          ))}
        </div>
        <FieldError id={eventsId} error={error} />
      </fieldset>
    </DeskForm>
  );
}

interface WebhookSecretProps {
  secret: NonNullable<ConnectionsOutcome['secret']>;
  t: DeskStrings['connections']['secret'];
}

/** The new secret of a webhook, with the host that it is for. */
function WebhookSecret({ secret: { host, text }, t }: WebhookSecretProps) {
  return <ShownSecret title={fill(t.title, { host })} text={t.text} secret={text} t={t} />;
}

/** A delivery, as the page shows it. */
export interface ShownDelivery {
  id: string;
  type: WebhookMessage;
  state: DeliveryState | 'again';
  at: ShownMoment;
  next: ShownMoment | null;
  lastError: string | null;
  /** It may be delivered within a minute: worth another look. */
  isUnderWay: boolean;
  lead: { id: string; reference: string } | null;
}

/** A webhook, as the page shows it. */
export interface ShownWebhook {
  id: string;
  url: string;
  events: WebhookEvent[];
  state: WebhookState;
  since: ShownMoment;
  createdBy: string;
  succeeded: ShownMoment | null;
  failed: { at: ShownMoment; reason: string } | null;
  bothSecretsUntil: ShownMoment | null;
  deliveries: ShownDelivery[];
}

/** How a form of the page went, with a secret that is shown this once. */
export interface ConnectionsOutcome extends DeskOutcome {
  secret?: { host: string; text: string };
}
