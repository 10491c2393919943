import { describeAnswers, textOf } from '../../contract/answers.ts';
import type { Language } from '../../contract/language.ts';
import { momentInBothZones, zonesOf } from '../../contract/moment.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { headerText } from './header-text.ts';
import { Action, AnswerFacts, Facts, Letter, Notice, Title } from './layout.tsx';
import type { LeadEmailProps } from './lead-email.ts';

/** The language that the desk reads; the visitor's own is a fact of the lead. */
const deskLanguage: Language = 'en';

const wordsByLanguage = {
  en: {
    kinds: { 'rate-request': 'rate request', 'contact-message': 'message' },
    from: (kind: string, name: string) => (name ? `${kind} from ${name}` : kind),
    spam: 'Spam',
    spamNotice:
      'This looks like spam and lies in the spam folder. The sender got no acknowledgement. Restore it at the desk if it is real.',
    open: 'Open the request',
    answerNotice:
      'Answer at the desk: only then does the clock stop and do colleagues see it. A reply to this mail reaches nobody.',
    callNotice:
      'The sender gave no e-mail address. Answer by phone, and log it at the desk, so that the clock stops.',
    reference: 'Reference',
    received: 'Received',
    due: 'Answer due',
    folder: 'Folder',
    folders: { inbox: 'Inbox', spam: 'Spam' },
    answers: 'What was sent',
    absent: 'not given',
  },
} satisfies Record<Language, unknown>;

/** Tells the desk of a new rate request or message, with every field, and leads to it at the desk, where it is answered. */
export function leadForDesk(props: LeadEmailProps, { company, appUrl }: House): EmailDraft {
  const { lead, reference, folder } = props;
  const words = wordsByLanguage[deskLanguage];
  const isSpam = folder === 'spam';
  const name = headerText(
    props.name || textOf(lead, 'clientName') || textOf(lead, 'brandName') || textOf(lead, 'name'),
  );
  const what = words.from(words.kinds[lead.kind], name);
  const inZones = (instant: number) => momentInBothZones(instant, zonesOf(company), deskLanguage);
  const facts = [
    { label: words.reference, value: reference },
    { label: words.received, value: inZones(props.receivedAt) },
    { label: words.due, value: inZones(props.dueAt) },
    { label: words.folder, value: words.folders[folder] },
  ];
  return {
    to: {
      name: company.name,
      address: lead.kind === 'rate-request' ? company.email.rates : company.email.contact,
    },
    subject: `${isSpam ? `[${words.spam}] ` : ''}${reference}: ${what}`,
    body: (
      <Letter company={company} language={deskLanguage} preview={`${words.due}: ${inZones(props.dueAt)}`}>
        <Title>{`${reference}: ${what}`}</Title>
        <Action href={`${appUrl}/desk/requests/${props.id}`}>{words.open}</Action>
        {isSpam && <Notice>{words.spamNotice}</Notice>}
        {!isSpam && <Notice>{props.email ? words.answerNotice : words.callNotice}</Notice>}
        <Facts facts={facts} absent={words.absent} />
        <AnswerFacts
          title={words.answers}
          sections={describeAnswers(lead, deskLanguage)}
          absent={words.absent}
        />
      </Letter>
    ),
  };
}
