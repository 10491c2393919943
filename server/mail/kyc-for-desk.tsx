import type { Language } from '../../contract/language.ts';
import { momentInBothZones, zonesOf } from '../../contract/moment.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { headerText } from './header-text.ts';
import { Action, Facts, Letter, Title, Words } from './layout.tsx';

/** What the e-mail about a case that waits is made from: neither papers nor answers. */
export interface KycForDeskProps {
  caseId: string;
  /** The account's. */
  name: string;
  /** It was sent before, and more was asked for or it had expired. */
  again: boolean;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** The language that the desk reads. */
const deskLanguage: Language = 'en';

const wordsByLanguage = {
  en: {
    title: (name: string, again: boolean) => `KYC papers from ${name}${again ? ', sent again' : ''}`,
    waits: 'A case waits to be reviewed. Its answers and papers are on the desk only, never in a mail.',
    account: 'Account',
    received: 'Received',
    action: 'Review the case',
    absent: 'not given',
  },
} satisfies Record<Language, unknown>;

/** Tells the company that a KYC case waits. */
export function kycForDesk(props: KycForDeskProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[deskLanguage];
  const title = words.title(headerText(props.name), props.again);
  const facts = [
    { label: words.account, value: props.name },
    { label: words.received, value: momentInBothZones(props.sentAt, zonesOf(company), deskLanguage) },
  ];
  return {
    to: { name: company.name, address: company.email.contact },
    subject: title,
    body: (
      <Letter company={company} language={deskLanguage} preview={words.waits}>
        <Title>{title}</Title>
        <Words>{words.waits}</Words>
        <Facts facts={facts} absent={words.absent} />
        <Action href={`${appUrl}/desk/kyc/${props.caseId}`}>{words.action}</Action>
      </Letter>
    ),
  };
}
