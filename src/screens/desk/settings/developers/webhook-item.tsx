import { Link } from 'react-router';
import { requestPath } from '#features/requests/lead.ts';
import { longMoment } from '#features/settings/strings/en/moments.ts';
import { connections as t } from '#features/webhooks/strings/en/connections.ts';
import { type WebhookEvent, webhookEvents } from '#features/webhooks/webhook.ts';
import { fill } from '#platform/values/format.ts';
import {
  DeskForm,
  type DeskOutcome,
  Folded,
  FormNote,
  outcomeFor,
  TextInput,
  useFormField,
} from '#ui/desk/desk-form.tsx';
import { DeskTime, Moment, useDeskClock } from '#ui/desk/desk-time.tsx';
import { ShownSecret } from '#ui/desk/shown-secret.tsx';
import { FieldError, TickField } from '#ui/forms/field.tsx';
import type { Route } from '../+types/developers';

export interface DevelopersProps extends Omit<Route.ComponentProps['loaderData'], 'done'> {
  /** Outcome of the page's last form, with a secret or a token that is shown once. */
  outcome: (DeskOutcome & { secret?: { host: string; text: string }; token?: string }) | null;
}

interface WebhookItemProps extends Pick<DevelopersProps, 'outcome'> {
  webhook: NonNullable<DevelopersProps['webhooks']>[number];
}

/** State of a webhook in words. */
function WebhookStatus({ webhook }: Omit<WebhookItemProps, 'outcome'>) {
  const { list, events } = t;
  const { state, createdAt, createdBy, succeededAt, failedAt, failure, bothSecretsUntil } = webhook;
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
        <Moment sentence={fill(list.since, { name: createdBy })} at={createdAt} />,{' '}
        {succeededAt ? <Moment sentence={list.succeeded} at={succeededAt} /> : list.notYet}
      </p>
      {failedAt && (
        <p className="text-[0.8125rem] wrap-anywhere text-muted">
          <Moment sentence={fill(list.failed, { reason: failure ?? '' })} at={failedAt} />
        </p>
      )}
      {bothSecretsUntil && (
        <p className="text-[0.8125rem] text-muted">
          <Moment sentence={list.bothSecrets} at={bothSecretsUntil} />
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

/** Last deliveries, newest first; a permanently failed one can be sent again. */
function DeliveryList({ webhook }: Omit<WebhookItemProps, 'outcome'>) {
  if (webhook.deliveries.length === 0) return <p className="text-muted">{t.deliveries.none}</p>;
  return (
    <ul>
      {webhook.deliveries.map((delivery) => (
        <DeliveryLine key={delivery.id} delivery={delivery} webhook={webhook} />
      ))}
    </ul>
  );
}

interface DeliveryLineProps {
  delivery: WebhookItemProps['webhook']['deliveries'][number];
  webhook: WebhookItemProps['webhook'];
}

function DeliveryLine({ delivery, webhook }: DeliveryLineProps) {
  const { id, type, state, createdAt, nextAttemptAt, lastError, lead } = delivery;
  const { timeZone } = useDeskClock();
  const { types, states, retry } = t.deliveries;
  const at = longMoment(createdAt, timeZone);
  const nextAt = state === 'pending' && lastError !== null ? nextAttemptAt : null;
  return (
    <li className="desk-line">
      <div className="min-w-0">
        <p>
          <span className="text-strong">{types[type]}</span>{' '}
          {lead && (
            <Link className="link" to={requestPath(lead.id)}>
              {lead.reference}
            </Link>
          )}{' '}
          <DeskTime at={createdAt} text={at} className="tabular text-[0.8125rem] text-muted" />
        </p>
        <p className="text-[0.8125rem] wrap-anywhere text-muted">
          {nextAt === null ? states[state] : <Moment sentence={states.again} at={nextAt} />}
          {lastError && `. ${lastError}`}
        </p>
      </div>
      {state === 'failed' && webhook.state !== 'ended' && (
        <DeskForm
          intent="retry"
          subject={webhook.id}
          outcome={null}
          submit={retry}
          object={`${types[type]} ${at}`}
        >
          <input type="hidden" name="deliveryId" value={id} />
        </DeskForm>
      )}
    </li>
  );
}

export function WebhookItem({ webhook, outcome }: WebhookItemProps) {
  const { id, url } = webhook;
  const { list, deliveries } = t;
  const own = outcome?.values.id === id ? outcome : null;
  const shared = { subject: id, outcome: null, object: url };
  const running = webhook.state === 'active' ? 'pause' : 'resume';
  const isRefused = own?.intent === 'change' && !own.ok;
  return (
    <li id={`webhook-${id}`} className="scroll-mt-16 border-b border-hairline py-4 first:pt-0 last:border-0">
      <WebhookStatus webhook={webhook} />
      <div className="mt-3 space-y-3">
        {own && !isRefused && <FormNote outcome={own} formId={`webhook-${id}`} />}
        {own?.secret && <WebhookSecret secret={own.secret} />}
        <div className="flex flex-wrap gap-2">
          <DeskForm intent="test" {...shared} submit={list.test} />
          <DeskForm intent={running} {...shared} submit={list[running]} />
        </div>
      </div>
      <Folded
        title={deliveries.title}
        object={url}
        open={own?.intent === 'test' || own?.intent === 'retry'}
        className="desk-changes mt-2"
      >
        <DeliveryList webhook={webhook} />
      </Folded>
      <Folded title={list.change} object={url} open={isRefused} className="desk-changes">
        <div className="mt-2 space-y-6 pb-2">
          <WebhookForm
            key={`${url} ${webhook.events.join()}`}
            webhook={webhook}
            outcome={isRefused ? own : null}
          />
          <DeskForm intent="secret" {...shared} submit={list.secret.submit}>
            <p className="text-muted">{list.secret.text}</p>
          </DeskForm>
          <DeskForm intent="delete" {...shared} submit={list.delete.submit}>
            <p className="text-muted">{list.delete.text}</p>
          </DeskForm>
        </div>
      </Folded>
    </li>
  );
}

interface WebhookFormProps extends Omit<WebhookItemProps, 'webhook'> {
  /** Null for a new webhook. */
  webhook: WebhookItemProps['webhook'] | null;
}

/** Check boxes of the events to receive. */
function EventChoice({ webhook }: Omit<WebhookFormProps, 'outcome'>) {
  const { id, error, typed } = useFormField('events');
  const isTicked = (event: WebhookEvent) =>
    typed ? typed[event] !== undefined : (webhook?.events ?? webhookEvents).includes(event);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium text-strong">{t.form.events}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {webhookEvents.map((event) => (
          <TickField
            key={event}
            id={`${id}-${event}`}
            name={event}
            label={t.events[event]}
            defaultChecked={isTicked(event)}
          />
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** Address and events of a webhook. The secret of a new one is shown above. */
export function WebhookForm({ webhook, outcome }: WebhookFormProps) {
  const { form } = t;
  const intent = webhook ? 'change' : 'add';
  const secret = outcomeFor(outcome, intent, webhook?.id) && outcome?.secret;
  return (
    <DeskForm
      intent={intent}
      outcome={outcome}
      submit={webhook ? form.change : form.add}
      {...(webhook && { subject: webhook.id, object: webhook.url })}
      labels={{ url: form.url, events: form.events }}
    >
      {secret && <WebhookSecret secret={secret} />}
      <TextInput
        name="url"
        type="url"
        label={form.url}
        help={form.urlHelp}
        defaultValue={webhook?.url}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <EventChoice webhook={webhook} />
    </DeskForm>
  );
}

/** New secret of a webhook, with its host. */
function WebhookSecret({ secret: { host, text } }: { secret: { host: string; text: string } }) {
  const { secret: strings } = t;
  return <ShownSecret title={fill(strings.title, { host })} text={strings.text} secret={text} t={strings} />;
}
