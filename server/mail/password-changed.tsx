import type { Language } from '../../contract/language.ts';
import { momentInBothZones, zonesOf } from '../../contract/moment.ts';
import { automaticHeaders } from './automatic-headers.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { Action, Letter, Title, Words } from './layout.tsx';

/** What the e-mail about a changed password is made from. */
export interface PasswordChangedProps {
  address: string;
  language: Language;
  /** Milliseconds since 1970. */
  changedAt: number;
}

const wordsByLanguage = {
  en: {
    title: 'Your password was changed',
    text: (site: string, moment: string) =>
      `The password of your account at ${site} was changed on ${moment}. Every other device is signed out.`,
    why: (phone: string) =>
      `If that was you, you need do nothing. If it was not, choose another one now: only this address gets the link. Then call us: ${phone}.`,
    action: 'Choose another password',
  },
} satisfies Record<Language, unknown>;

/** Tells the owner of an account that its password is another one, so that a stranger's change is noticed. */
export function passwordChanged(props: PasswordChangedProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[props.language];
  const moment = momentInBothZones(props.changedAt, zonesOf(company), props.language);
  const text = words.text(new URL(company.website).host, moment);
  return {
    to: { name: '', address: props.address },
    replyTo: { name: company.name, address: company.email.contact },
    subject: words.title,
    headers: automaticHeaders,
    body: (
      <Letter company={company} language={props.language} preview={text}>
        <Title>{words.title}</Title>
        <Words>{text}</Words>
        <Words>{words.why(company.phone)}</Words>
        <Action href={`${appUrl}/forgotpassword`}>{words.action}</Action>
      </Letter>
    ),
  };
}
