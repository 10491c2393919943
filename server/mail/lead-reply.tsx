import type { Language } from '../../contract/language.ts';
import { statusPage } from '../../contract/submission.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { headerText } from './header-text.ts';
import { AsTyped, Letter, Words } from './layout.tsx';

/** What a person's reply to a lead is made from. */
export interface LeadReplyProps {
  address: string;
  language: Language;
  reference: string;
  /** The part of the status page's address that cannot be guessed. */
  secret: string;
  subject: string;
  body: string;
  /** The outbox id of the mail before, so that mail programs keep the two together; null without one. */
  after: string | null;
}

const wordsByLanguage = {
  en: {
    foot: (reference: string) => `Your reference is ${reference}. To answer, reply to this mail.`,
    status: (address: string) => `Where your request stands: ${address}`,
  },
} satisfies Record<Language, unknown>;

/** The reference stands in every subject, once. */
function subjectOf(reference: string, subject: string): string {
  const line = headerText(subject);
  return line.includes(reference) ? line : `${reference}: ${line}`;
}

/** A person's own words, plainly; answers to it go to the company's address for rates. */
export function leadReply(props: LeadReplyProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[props.language];
  const domain = company.email.noReply.split('@').at(-1);
  const before = `<${props.after}@${domain}>`;
  return {
    to: { name: '', address: props.address },
    replyTo: { name: company.name, address: company.email.rates },
    subject: subjectOf(props.reference, props.subject),
    ...(props.after ? { headers: { 'In-Reply-To': before, References: before } } : {}),
    body: (
      <Letter company={company} language={props.language} preview={headerText(props.body)}>
        {props.body.split(/\n{2,}/).map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs of a text have no other identity and never move.
          <Words key={index}>
            <AsTyped>{paragraph}</AsTyped>
          </Words>
        ))}
        <Words>{words.foot(props.reference)}</Words>
        <Words>{words.status(appUrl + statusPage(props.secret))}</Words>
      </Letter>
    ),
  };
}
