import { Link } from 'react-router';
import { DeskForm } from '../desk-form.tsx';
import { DeskTime } from '../desk-time.tsx';
import { Moment } from '../moment.tsx';
import type { ConnectionsWords, ShownDelivery, ShownWebhook } from './connections-words.ts';

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
export function DeliveryList({ webhook, words }: { webhook: ShownWebhook; words: ConnectionsWords }) {
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
