import type { Services } from '../../../../server/context.ts';
import { type Delivery, listDeliveries, listWebhooks } from '../../../../server/webhooks/list-webhooks.ts';
import { wordsIn } from '../../../content/words.ts';
import type { ShownDelivery, ShownWebhook } from '../../../ui/desk/connections/connections-words.ts';
import { momentOf } from '../moments.ts';

const shownDeliveries = 10;

const minute = 60_000;

function shownDelivery({ createdAt, nextAttemptAt, ...delivery }: Delivery, now: number): ShownDelivery {
  const { id, type, lastError, lead } = delivery;
  const isTriedAgain = delivery.state === 'pending' && lastError !== null && nextAttemptAt !== null;
  return {
    id,
    type,
    state: isTriedAgain ? 'again' : delivery.state,
    at: momentOf(createdAt),
    next: isTriedAgain ? momentOf(nextAttemptAt) : null,
    lastError,
    isUnderWay: nextAttemptAt !== null && nextAttemptAt <= now + minute,
    lead,
  };
}

const momentOrNull = (at: number | null) => (at === null ? null : momentOf(at));

/** What the page of connections shows. */
export async function loadConnections(services: Services) {
  const webhooks: ShownWebhook[] = [];
  for (const webhook of await listWebhooks(services)) {
    const { createdAt, succeededAt, failedAt, failure, bothSecretsUntil, ...shown } = webhook;
    const deliveries = (await listDeliveries(services.db, webhook.id, shownDeliveries)) ?? [];
    webhooks.push({
      ...shown,
      since: momentOf(createdAt),
      succeeded: momentOrNull(succeededAt),
      failed: failedAt === null ? null : { at: momentOf(failedAt), reason: failure ?? '' },
      bothSecretsUntil: momentOrNull(bothSecretsUntil),
      deliveries: deliveries.map((delivery) => shownDelivery(delivery, services.clock())),
    });
  }
  return { words: wordsIn('en').desk.connections, webhooks };
}
