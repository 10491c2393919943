import type { Language } from '../../contract/language.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { headerText } from './header-text.ts';
import { Action, Facts, Letter, Title } from './layout.tsx';

/** What the e-mail to somebody whom a note names is made from. */
export interface LeadMentionProps {
  name: string;
  address: string;
  /** Who wrote the note. */
  by: string;
  leadId: string;
  reference: string;
  text: string;
}

/** The language that the desk reads. */
const deskLanguage: Language = 'en';

const wordsByLanguage = {
  en: {
    title: (by: string, reference: string) => `${by} names you in ${reference}`,
    note: 'The note',
    action: 'Open the request',
    absent: 'empty',
  },
} satisfies Record<Language, unknown>;

/** Tells a member of staff that a colleague's note names them. */
export function leadMention(props: LeadMentionProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[deskLanguage];
  const title = words.title(headerText(props.by), props.reference);
  return {
    to: { name: props.name, address: props.address },
    subject: title,
    body: (
      <Letter company={company} language={deskLanguage} preview={headerText(props.text)}>
        <Title>{title}</Title>
        <Facts facts={[{ label: words.note, value: props.text }]} absent={words.absent} />
        <Action href={`${appUrl}/desk/requests/${props.leadId}`}>{words.action}</Action>
      </Letter>
    ),
  };
}
