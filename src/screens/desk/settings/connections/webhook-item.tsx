import { Link } from 'react-router';
import { requestPath } from '../../../../features/requests/lead.ts';
import type { connections as connectionsStrings } from '../../../../features/webhooks/strings/en/connections.ts';
import { type WebhookEvent, webhookEvents } from '../../../../features/webhooks/webhook.ts';
import { fill } from '../../../../platform/values/format.ts';
import {
  DeskForm,
  type DeskOutcome,
  Folded,
  FormNote,
  outcomeFor,
  TextInput,
  useFormField,
} from '../../../../ui/desk/desk-form.tsx';
import { DeskTime, Moment } from '../../../../ui/desk/desk-time.tsx';
import { ShownSecret } from '../../../../ui/desk/shown-secret.tsx';
import { FieldError, TickField } from '../../../../ui/forms/field.tsx';
import type { Route } from '../+types/connections';

export interface ConnectionsProps extends Omit<Route.ComponentProps['loaderData'], 'done'> {
  /** Outcome of the page's last form, with a secret that is shown once. */
  outcome: (DeskOutcome & { secret?: { host: string; text: string } }) | null;
}

interface WebhookItemProps extends Pick<ConnectionsProps, 'outcome' | 't'> {
  webhook: ConnectionsProps['webhooks'][number];
}

/** State of a webhook in words. */
function WebhookStatus({ webhook, t }: Omit<WebhookItemProps, 'outcome'>) {
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

/** Last deliveries, newest first; a permanently failed one can be sent again. */
function DeliveryList({ webhook, t }: Omit<WebhookItemProps, 'outcome'>) {
  const { deliveries: own } = t;
  if (webhook.deliveries.length === 0) return <p className="text-muted">{own.none}</p>;
  return (
    <ul>
      {webhook.deliveries.map(({ id, type, state, at, next, lastError, lead }) => (
        <li key={id} className="desk-line">
          <div className="min-w-0">
            <p>
              <span className="text-strong">{own.types[type]}</span>{' '}
              {lead && (
                <Link className="link" to={requestPath(lead.id)}>
                  {lead.reference}
                </Link>
              )}{' '}
              <DeskTime {...at} className="tabular text-[0.8125rem] text-muted" />
            </p>
            <p className="text-[0.8125rem] wrap-anywhere text-muted">
              {next ? <Moment sentence={own.states[state]} moment={next} /> : own.states[state]}
              {lastError && `. ${lastError}`}
            </p>
          </div>
          {state === 'failed' && webhook.state !== 'ended' && (
            <DeskForm
              intent="retry"
              subject={webhook.id}
              outcome={null}
              t={t}
              submit={own.retry}
              object={`${own.types[type]} ${at.text}`}
            >
              <input type="hidden" name="deliveryId" value={id} />
            </DeskForm>
          )}
        </li>
      ))}
    </ul>
  );
}

export function WebhookItem({ webhook, outcome, t }: WebhookItemProps) {
  const { id, url } = webhook;
  const { list, deliveries } = t;
  const own = outcome?.values.id === id ? outcome : null;
  const shared = { subject: id, outcome: null, t, object: url };
  const running = webhook.state === 'active' ? 'pause' : 'resume';
  const isRefused = own?.intent === 'change' && !own.ok;
  return (
    <li id={`webhook-${id}`} className="scroll-mt-16 border-b border-hairline py-4 first:pt-0 last:border-0">
      <WebhookStatus webhook={webhook} t={t} />
      <div className="mt-3 space-y-3">
        {own && !isRefused && <FormNote outcome={own} notDone={t.notDone} formId={`webhook-${id}`} />}
        {own?.secret && <WebhookSecret secret={own.secret} t={t.secret} />}
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
        <DeliveryList webhook={webhook} t={t} />
      </Folded>
      <Folded title={list.change} object={url} open={isRefused} className="desk-changes">
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
      </Folded>
    </li>
  );
}

interface WebhookFormProps extends Omit<WebhookItemProps, 'webhook'> {
  /** Null for a new webhook. */
  webhook: WebhookItemProps['webhook'] | null;
}

/** Check boxes of the events to receive. */
function EventChoice({ webhook, t }: Omit<WebhookFormProps, 'outcome'>) {
  const { id, error, typed } = useFormField('events');
  const isTicked = (event: WebhookEvent) =>
    typed ? typed[event] !== undefined : (webhook?.events ?? webhookEvents).includes(event);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-medium text-strong">{t.form.events}</legend>
      <div className="space-y-2">
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
export function WebhookForm({ webhook, outcome, t }: WebhookFormProps) {
  const { form } = t;
  const intent = webhook ? 'change' : 'add';
  const secret = outcomeFor(outcome, intent, webhook?.id) && outcome?.secret;
  return (
    <DeskForm
      intent={intent}
      outcome={outcome}
      t={t}
      submit={webhook ? form.change : form.add}
      {...(webhook && { subject: webhook.id, object: webhook.url })}
      labels={{ url: form.url, events: form.events }}
    >
      {secret && <WebhookSecret secret={secret} t={t.secret} />}
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
      <EventChoice webhook={webhook} t={t} />
    </DeskForm>
  );
}

interface WebhookSecretProps {
  secret: { host: string; text: string };
  t: (typeof connectionsStrings)['secret'];
}

/** New secret of a webhook, with its host. */
function WebhookSecret({ secret: { host, text }, t }: WebhookSecretProps) {
  return <ShownSecret title={fill(t.title, { host })} text={t.text} secret={text} t={t} />;
}
