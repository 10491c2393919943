import { emailFor, registerEmails } from '#platform/mail/emails.ts';
import type { webhookStopped } from './webhook-emails.ts';

const webhookEmails = registerEmails({
  'webhook-stopped': emailFor<typeof webhookStopped>()({
    audience: 'staff',
    singleUseLink: false,
    thread: false,
    retention: 'month',
  }),
});

type WebhookEmails = typeof webhookEmails;

declare module '#platform/mail/emails.ts' {
  interface Emails extends WebhookEmails {}
}
