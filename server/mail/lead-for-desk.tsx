import type { Language } from '../../contract/language.ts';
import { momentInBothZones, zonesOf } from '../../contract/moment.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { headerText } from './header-text.ts';
import { Facts, Letter, Notice, Subtitle, Title } from './layout.tsx';
import { answerAddress, answersOf, type LeadEmailProps } from './lead-email.ts';

/** The language that the desk reads; the visitor's own is a fact of the lead. */
const deskLanguage: Language = 'en';

const wordsByLanguage = {
  en: {
    kinds: { 'rate-request': 'rate request', 'contact-message': 'message' },
    from: (kind: string, name: string) => (name ? `${kind} from ${name}` : kind),
    suspicious: 'Suspicious',
    suspiciousNotice:
      'This looks like spam and lies in the suspicious folder. The sender got no acknowledgement. Restore it at the desk if it is real.',
    replyNotice: 'Reply to this e-mail to answer the sender.',
    callNotice: 'The sender gave no e-mail address. Answer by telephone.',
    reference: 'Reference',
    received: 'Received',
    due: 'Answer due',
    folder: 'Folder',
    folders: { inbox: 'Inbox', suspicious: 'Suspicious' },
    answers: 'What was sent',
    absent: 'not given',
  },
} satisfies Record<Language, unknown>;

/** Tells the desk of a new rate request or message, with every answer; a reply goes to the visitor. */
export function leadForDesk(props: LeadEmailProps, { company }: House): EmailDraft {
  const { lead, reference, folder } = props;
  const words = wordsByLanguage[deskLanguage];
  const suspicious = folder === 'suspicious';
  const name = headerText(
    props.name ||
      (lead.kind === 'rate-request' ? lead.answers.clientName || lead.answers.brandName : lead.answers.name),
  );
  const email = answerAddress(props);
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
    ...(email ? { replyTo: { name, address: email } } : {}),
    subject: `${suspicious ? `[${words.suspicious}] ` : ''}${reference}: ${what}`,
    body: (
      <Letter company={company} language={deskLanguage} preview={`${words.due}: ${inZones(props.dueAt)}`}>
        <Title>{`${reference}: ${what}`}</Title>
        {suspicious && <Notice>{words.suspiciousNotice}</Notice>}
        {!suspicious && <Notice>{email ? words.replyNotice : words.callNotice}</Notice>}
        <Facts facts={facts} absent={words.absent} />
        <Subtitle>{words.answers}</Subtitle>
        <Facts facts={answersOf(lead, deskLanguage)} absent={words.absent} />
      </Letter>
    ),
  };
}
