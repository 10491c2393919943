import type { Language } from '../../contract/language.ts';
import { statusPage } from '../../contract/submission.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { headerText } from './header-text.ts';
import { Facts, Letter, TextLink, Words, Written } from './layout.tsx';
import { waysToReach } from './ways-to-reach.ts';

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
    foot: (reference: string) => `Your reference is ${reference}. This is how to answer us:`,
    status: 'See where your request stands',
  },
} satisfies Record<Language, unknown>;

/** The reference stands in every subject, once. */
function subjectOf(reference: string, subject: string): string {
  const line = headerText(subject);
  return line.includes(reference) ? line : `${reference}: ${line}`;
}

/**
 * A person's own words, plainly, with how to answer so that the desk sees it. A reply all the same goes to the company's
 * mailbox for rates.
 */
export function leadReply(props: LeadReplyProps, house: House): EmailDraft {
  const { company, appUrl } = house;
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
            <Written>{paragraph}</Written>
          </Words>
        ))}
        <Words>{words.foot(props.reference)}</Words>
        <Facts facts={waysToReach(house, props)} absent="" />
        <Words>
          <TextLink href={appUrl + statusPage(props.secret)}>{words.status}</TextLink>
        </Words>
      </Letter>
    ),
  };
}
