import { kycPage } from '../../contract/kyc-case.ts';
import type { Language } from '../../contract/language.ts';
import { momentInBothZones, zonesOf } from '../../contract/moment.ts';
import { automaticHeaders } from './automatic-headers.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { Action, Facts, Letter, Title, Words } from './layout.tsx';

/** What the e-mail about a decision is made from. */
export interface KycReviewedProps {
  address: string;
  state: 'more-needed' | 'accepted' | 'expired';
  /** The reviewer's; empty when there are none. */
  words: string;
  /** Until when an acceptance holds, or held; milliseconds since 1970. */
  expiresAt: number | null;
}

/** The language that customers are written to in. */
const customerLanguage: Language = 'en';

const wordsByLanguage = {
  en: {
    title: {
      'more-needed': 'We need more for your KYC papers',
      accepted: 'Your KYC papers are accepted',
      expired: 'Your KYC papers have expired',
    },
    text: {
      'more-needed':
        'A person has read your papers. Please add what is asked for below, on our site, and send them again.',
      accepted: 'A person has read your papers. You need do nothing more.',
      expired: 'Please look through your answers, change what is no longer true, and send them again.',
    },
    until: { 'more-needed': '', accepted: 'They hold until', expired: 'They held until' },
    reviewer: 'What the reviewer writes',
    elsewhere: 'The text goes on. All of it is on the page of your papers, which this mail links to.',
    action: 'See your papers',
    absent: 'nothing',
  },
} satisfies Record<Language, unknown>;

/** Tells the customer where the case stands now, with the reviewer's words; neither papers nor answers are in it. */
export function kycReviewed(props: KycReviewedProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[customerLanguage];
  const { state, expiresAt } = props;
  const facts = [
    ...(props.words ? [{ label: words.reviewer, value: props.words }] : []),
    ...(words.until[state] && expiresAt !== null
      ? [
          {
            label: words.until[state],
            value: momentInBothZones(expiresAt, zonesOf(company), customerLanguage),
          },
        ]
      : []),
  ];
  return {
    to: { name: '', address: props.address },
    replyTo: { name: company.name, address: company.email.contact },
    subject: words.title[state],
    headers: automaticHeaders,
    body: (
      <Letter company={company} language={customerLanguage} preview={words.text[state]}>
        <Title>{words.title[state]}</Title>
        <Words>{words.text[state]}</Words>
        {facts.length > 0 && <Facts facts={facts} absent={words.absent} elsewhere={words.elsewhere} />}
        <Action href={`${appUrl}${kycPage}`}>{words.action}</Action>
      </Letter>
    ),
  };
}
