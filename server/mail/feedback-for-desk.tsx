import { fieldLabelsIn } from '../../contract/field-labels.ts';
import type { Language } from '../../contract/language.ts';
import { momentInBothZones, zonesOf } from '../../contract/moment.ts';
import type { Folder } from '../db/tables.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { headerText } from './header-text.ts';
import { Action, Facts, Letter, Notice, Title } from './layout.tsx';

/** What the e-mail about a visitor's feedback is made from. */
export interface FeedbackEmailProps {
  name: string;
  rating: number;
  comments: string;
  folder: Folder;
  reference: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
}

/** The language that the desk reads. */
const deskLanguage: Language = 'en';

const wordsByLanguage = {
  en: {
    title: (rating: number, name: string) => `feedback, ${rating} of 10, from ${name}`,
    spam: 'Spam',
    spamNotice: 'This looks like spam and lies in the spam folder.',
    reference: 'Reference',
    received: 'Received',
    folder: 'Folder',
    folders: { inbox: 'Inbox', spam: 'Spam' },
    ratingOf: (rating: number) => `${rating} of 10`,
    open: 'Open the feedback at the desk',
    absent: 'not given',
  },
} satisfies Record<Language, unknown>;

/** Tells the company of a visitor's feedback. */
export function feedbackForDesk(props: FeedbackEmailProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[deskLanguage];
  const labels = fieldLabelsIn(deskLanguage).feedback;
  const isSpam = props.folder === 'spam';
  const title = `${props.reference}: ${words.title(props.rating, headerText(props.name))}`;
  const facts = [
    { label: labels.name, value: props.name },
    { label: labels.rating, value: words.ratingOf(props.rating) },
    { label: labels.comments, value: props.comments },
    { label: words.reference, value: props.reference },
    { label: words.received, value: momentInBothZones(props.receivedAt, zonesOf(company), deskLanguage) },
    { label: words.folder, value: words.folders[props.folder] },
  ];
  return {
    to: { name: company.name, address: company.email.contact },
    subject: isSpam ? `[${words.spam}] ${title}` : title,
    body: (
      <Letter company={company} language={deskLanguage} preview={words.ratingOf(props.rating)}>
        <Title>{title}</Title>
        {isSpam && <Notice>{words.spamNotice}</Notice>}
        <Action href={`${appUrl}/desk/feedback`}>{words.open}</Action>
        <Facts facts={facts} absent={words.absent} />
      </Letter>
    ),
  };
}
