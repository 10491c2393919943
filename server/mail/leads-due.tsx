import type { Language } from '../../contract/language.ts';
import type { ReminderKind } from '../../contract/lead-event.ts';
import { momentInBothZones, zonesOf } from '../../contract/moment.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { Action, Facts, Letter, Title, Words } from './layout.tsx';

/** What the e-mail about answers that are due is made from. */
export interface LeadsDueProps {
  kind: ReminderKind;
  /** Null when no member of staff is to be told: the desk's own address is. */
  to: { name: string; address: string } | null;
  leads: { id: string; reference: string; who: string; dueAt: number }[];
}

/** The language that the desk reads. */
const deskLanguage: Language = 'en';

const wordsByLanguage = {
  en: {
    title: {
      soon: (count: number, first: string) =>
        count === 1 ? `${first} is due soon` : `${count} requests are due soon`,
      overdue: (count: number, first: string) =>
        count === 1 ? `${first} is overdue` : `${count} requests are overdue`,
    },
    text: {
      soon: 'Nobody has answered yet. Only a reply stops the clock.',
      overdue: 'The time that we promised is over, and nobody has answered.',
    },
    due: (who: string, moment: string) => `${who}\nDue ${moment}`,
    unnamed: 'No name',
    action: 'Open the inbox',
    open: 'Open the request',
  },
} satisfies Record<Language, unknown>;

/** Reminds a member of staff, or the desk, of answers that are due. */
export function leadsDue({ kind, to, leads }: LeadsDueProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[deskLanguage];
  const [first] = leads;
  const title = words.title[kind](leads.length, first?.reference ?? '');
  const single = leads.length === 1 && first;
  const facts = leads.map(({ reference, who, dueAt }) => ({
    label: reference,
    value: words.due(who || words.unnamed, momentInBothZones(dueAt, zonesOf(company), deskLanguage)),
  }));
  return {
    to: to ?? { name: company.name, address: company.email.rates },
    subject: title,
    body: (
      <Letter company={company} language={deskLanguage} preview={words.text[kind]}>
        <Title>{title}</Title>
        <Words>{words.text[kind]}</Words>
        <Facts facts={facts} absent="" />
        <Action href={single ? `${appUrl}/desk/requests/${first.id}` : `${appUrl}/desk`}>
          {single ? words.open : words.action}
        </Action>
      </Letter>
    ),
  };
}
