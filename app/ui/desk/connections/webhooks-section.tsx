import { mostWebhooks } from '../../../../contract/webhook.ts';
import { outcomeFor } from '../desk-form.tsx';
import { DeskSection } from '../desk-section.tsx';
import { FormNote } from '../form-note.tsx';
import type { ConnectionsOutcome, ConnectionsWords, ShownWebhook } from './connections-words.ts';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookItem } from './webhook-item.tsx';

interface WebhooksSectionProps {
  webhooks: ShownWebhook[];
  outcome: ConnectionsOutcome | null;
  words: ConnectionsWords;
}

/** Every webhook and how it stands. */
export function WebhooksSection({ webhooks, outcome, words }: WebhooksSectionProps) {
  const { list, notDone } = words;
  // What was done to one that is here stands beside it; the rest is about one that is gone.
  const isHere = webhooks.some(({ id }) => id === outcome?.values.id);
  const own = outcome && !['add', 'test-mail'].includes(outcome.intent) && !isHere ? outcome : null;
  return (
    <DeskSection id="webhooks" title={list.title} text={list.text}>
      <FormNote outcome={own} notDone={notDone} formId="webhooks" />
      {webhooks.length === 0 && <p className="text-muted">{list.none}</p>}
      <ul>
        {webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} outcome={outcome} words={words} />
        ))}
      </ul>
    </DeskSection>
  );
}

/** Adds a webhook, whose secret is then shown this once. */
export function AddWebhookSection({ webhooks, outcome, words }: WebhooksSectionProps) {
  const own: ConnectionsOutcome | null = outcomeFor(outcome, 'add');
  const isFull = webhooks.length >= mostWebhooks;
  return (
    <DeskSection id="add" title={words.add.title} text={words.add.text}>
      {isFull && !own ? (
        <p className="text-muted">{words.add.full.replace('{most}', String(mostWebhooks))}</p>
      ) : (
        <WebhookForm key={own?.secret?.text ?? 'none'} webhook={null} outcome={outcome} words={words} />
      )}
    </DeskSection>
  );
}
