import {
  automaticHeaders,
  type EmailDraft,
  type MailAddress,
  type MailContext,
} from '#platform/mail/composed-email.ts';
import { linkMail } from '#platform/mail/link-mail.tsx';
import { webhookMails } from '../strings/en/webhook-mails.ts';

export interface WebhookStoppedProps {
  to: MailAddress;
  /** Of its address; the rest may hold a key. */
  host: string;
  /** True if nothing got through for five days, or the receiver answered that it is gone. */
  state: keyof typeof webhookMails.webhookStopped.text;
  /** Reason of the last failure. */
  failure: string;
}

/** E-mail to an owner after a webhook was disabled or has ended, with the reason. */
export function webhookStopped(
  { to, host, state, failure }: WebhookStoppedProps,
  context: MailContext,
): EmailDraft {
  const strings = webhookMails.webhookStopped;
  return linkMail(context, {
    to,
    headers: automaticHeaders,
    title: strings.title(host),
    text: [strings.text[state]],
    facts: {
      list: [
        { label: strings.webhook, value: host },
        { label: strings.failure, value: failure },
      ],
      after: strings.next[state],
    },
    link: { href: `${context.appUrl}/desk/developers`, text: strings.action },
  });
}
