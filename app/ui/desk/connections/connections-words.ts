import type {
  DeliveryState,
  WebhookEvent,
  WebhookMessage,
  WebhookState,
} from '../../../../contract/webhook.ts';
import type { ShownMoment } from '../account/account-words.ts';
import type { DeskOutcome } from '../desk-outcome.ts';

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

export interface ConnectionsWords {
  notDone: string;
  mail: { title: string; text: string; help: string; submit: string; submitting: string; notSent: string };
  submitting: string;
  events: Record<WebhookEvent, string>;
  list: {
    title: string;
    text: string;
    none: string;
    states: Record<WebhookState, string>;
    explained: Record<WebhookState, string>;
    since: string;
    succeeded: string;
    notYet: string;
    failed: string;
    bothSecrets: string;
    test: string;
    pause: string;
    resume: string;
    change: string;
    secret: { text: string; submit: string };
    delete: { text: string; submit: string };
  };
  deliveries: {
    title: string;
    none: string;
    types: Record<WebhookMessage, string>;
    states: Record<ShownDelivery['state'], string>;
    retry: string;
  };
  form: { url: string; urlHelp: string; events: string; add: string; change: string };
  add: { title: string; text: string; full: string };
  secret: { title: string; text: string; copy: string; copied: string };
  howTo: {
    title: string;
    steps: string[];
    after: string;
    personal: string;
    example: string;
    code: string;
  };
  api: { title: string; text: string; tokens: string; docs: string };
}
