import { kycPage } from '../../contract/kyc-case.ts';
import type { Language } from '../../contract/language.ts';
import { momentInBothZones, zonesOf } from '../../contract/moment.ts';
import { automaticHeaders } from './automatic-headers.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { Action, Facts, Letter, Title, Words } from './layout.tsx';

/** What the e-mail about papers that came is made from. */
export interface KycReceivedProps {
  address: string;
  language: Language;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** How many files came with the answers. */
  papers: number;
}

const wordsByLanguage = {
  en: {
    title: 'We have your KYC papers',
    text: 'A person reads them, and we write to this address when that is done. Where they stand is on our site at any time; neither papers nor answers are ever in a mail.',
    sentAt: 'Sent',
    papers: 'Files',
    action: 'See your papers',
    absent: 'none',
  },
} satisfies Record<Language, unknown>;

/** Tells the customer that the case arrived; neither papers nor answers are in it. */
export function kycReceived(props: KycReceivedProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[props.language];
  const facts = [
    { label: words.sentAt, value: momentInBothZones(props.sentAt, zonesOf(company), props.language) },
    { label: words.papers, value: props.papers === 0 ? '' : String(props.papers) },
  ];
  return {
    to: { name: '', address: props.address },
    replyTo: { name: company.name, address: company.email.contact },
    subject: words.title,
    headers: automaticHeaders,
    body: (
      <Letter company={company} language={props.language} preview={words.text}>
        <Title>{words.title}</Title>
        <Words>{words.text}</Words>
        <Facts facts={facts} absent={words.absent} />
        <Action href={`${appUrl}${kycPage}`}>{words.action}</Action>
      </Letter>
    ),
  };
}
