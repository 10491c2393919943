import type { Language } from '../../contract/language.ts';
import { automaticHeaders } from './automatic-headers.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { Action, Facts, Letter, Title, Words } from './layout.tsx';

/** What the e-mail about a webhook that is told no more is made from. */
export interface WebhookStoppedProps {
  to: { name: string; address: string };
  /** Of its address; the rest may hold a key. */
  host: string;
  /** Whether nothing got through for five days, or the receiver answered that it is gone. */
  state: 'disabled' | 'ended';
  /** Why the last delivery failed. */
  failure: string;
}

/** The language that the desk reads. */
const deskLanguage: Language = 'en';

const wordsByLanguage = {
  en: {
    title: (host: string) => `${host} is no longer told of requests`,
    text: {
      disabled: 'Nothing has got through to this webhook for five days, so it is paused.',
      ended: 'The receiver of this webhook answers that it is gone for good (410), so it has ended.',
    },
    next: {
      disabled:
        'What happens meanwhile waits for it, for thirty days, and is sent when you let it go on. Requests themselves are not affected.',
      ended:
        'What happens meanwhile is not kept for it. If it was a mistake, let it go on. Requests themselves are not affected.',
    },
    webhook: 'Webhook',
    failure: 'Last failure',
    action: 'Open the connections',
  },
} satisfies Record<Language, unknown>;

/** Tells an owner that a webhook has stopped, and why. */
export function webhookStopped(
  { to, host, state, failure }: WebhookStoppedProps,
  { company, appUrl }: House,
): EmailDraft {
  const words = wordsByLanguage[deskLanguage];
  const title = words.title(host);
  const facts = [
    { label: words.webhook, value: host },
    { label: words.failure, value: failure },
  ];
  return {
    to,
    subject: title,
    headers: automaticHeaders,
    body: (
      <Letter company={company} language={deskLanguage} preview={words.text[state]}>
        <Title>{title}</Title>
        <Words>{words.text[state]}</Words>
        <Facts facts={facts} absent="" />
        <Words>{words.next[state]}</Words>
        <Action href={`${appUrl}/desk/connections`}>{words.action}</Action>
      </Letter>
    ),
  };
}
