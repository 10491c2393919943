import { type WebhookEvent, webhookEvents } from '../../../../contract/webhook.ts';
import { FieldError } from '../../form/field-frame.tsx';
import { TickField } from '../../form/tick-field.tsx';
import { DeskForm, fieldId, outcomeFor } from '../desk-form.tsx';
import { TextInput } from '../text-input.tsx';
import type { ConnectionsOutcome, ConnectionsWords, ShownWebhook } from './connections-words.ts';
import { WebhookSecret } from './webhook-secret.tsx';

interface WebhookFormProps {
  /** The one that is changed; null for a new one. */
  webhook: Pick<ShownWebhook, 'id' | 'url' | 'events'> | null;
  outcome: ConnectionsOutcome | null;
  words: ConnectionsWords;
}

/** Asks where a webhook leads and what it is told; of one that was just added, the secret stands above. */
export function WebhookForm({ webhook, outcome, words }: WebhookFormProps) {
  const { form, events, notDone, submitting } = words;
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
      {own?.secret && <WebhookSecret secret={own.secret} words={words.secret} />}
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
