import { Link } from 'react-router';
import { DeskForm } from '../desk-form.tsx';
import { DeskTime } from '../desk-time.tsx';
import { FormNote } from '../form-note.tsx';
import { Moment } from '../moment.tsx';
import type {
  ConnectionsOutcome,
  ConnectionsWords,
  ShownDelivery,
  ShownWebhook,
} from './connections-words.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

interface WebhookItemProps {
  webhook: ShownWebhook;
  outcome: ConnectionsOutcome | null;
  words: ConnectionsWords;
}

/** How a webhook stands, in words. */
function WebhookState({ webhook, words }: Pick<WebhookItemProps, 'webhook' | 'words'>) {
  const { list, events } = words;
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
        <Moment sentence={list.since.replace('{name}', () => webhook.createdBy)} moment={webhook.since} />,{' '}
        {succeeded ? <Moment sentence={list.succeeded} moment={succeeded} /> : list.notYet}
      </p>
      {failed && (
        <p className="text-[0.8125rem] wrap-anywhere text-muted">
          <Moment sentence={list.failed.replace('{reason}', () => failed.reason)} moment={failed.at} />
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

function DeliveryState({
  delivery: { state, next, lastError },
  words,
}: {
  delivery: ShownDelivery;
  words: ConnectionsWords['deliveries'];
}) {
  return (
    <p className="text-[0.8125rem] wrap-anywhere text-muted">
      {next ? <Moment sentence={words.states[state]} moment={next} /> : words.states[state]}
      {lastError && `. ${lastError}`}
    </p>
  );
}

/** The last deliveries of a webhook, the newest first; what was given up can be sent again. */
function DeliveryList({ webhook, words }: { webhook: ShownWebhook; words: ConnectionsWords }) {
  const { deliveries: own, notDone, submitting } = words;
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
            <DeliveryState delivery={delivery} words={own} />
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
export function WebhookItem({ webhook, outcome, words }: WebhookItemProps) {
  const { id, url } = webhook;
  const { list, deliveries, notDone, submitting } = words;
  const own = outcome?.values.id === id ? outcome : null;
  const shared = { subject: id, outcome: null, notDone, submitting, object: url };
  const running = webhook.state === 'active' ? 'pause' : 'resume';
  const isRefused = own?.intent === 'change' && !own.ok;
  return (
    <li id={`webhook-${id}`} className="scroll-mt-16 border-b border-hairline py-4 first:pt-0 last:border-0">
      <WebhookState webhook={webhook} words={words} />
      <div className="mt-3 space-y-3">
        {own && !isRefused && <FormNote outcome={own} notDone={notDone} formId={`webhook-${id}`} />}
        {own?.secret && <WebhookSecret secret={own.secret} words={words.secret} />}
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
        <DeliveryList webhook={webhook} words={words} />
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
            words={words}
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
