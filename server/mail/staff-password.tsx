import type { Language } from '../../contract/language.ts';
import type { AccountEmailProps } from './account-email.ts';
import { automaticHeaders } from './automatic-headers.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { Action, Letter, Title, Words } from './layout.tsx';

const wordsByLanguage = {
  en: {
    title: 'Choose a new password for the desk',
    ask: (company: string) => `Somebody asked for a new password for your place at the desk of ${company}.`,
    action: 'Choose a new password',
    lasts: 'The link works once, for one hour. Then every device is signed out; two-factor stays as it is.',
    why: 'If that was not you, you need do nothing: your password stays as it is.',
  },
} satisfies Record<Language, unknown>;

/** Gives a member of staff a link to choose a new password. */
export function staffPassword(props: AccountEmailProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[props.language];
  return {
    to: { name: '', address: props.address },
    replyTo: { name: company.name, address: company.email.contact },
    subject: words.title,
    headers: automaticHeaders,
    body: (
      <Letter company={company} language={props.language} preview={words.ask(company.name)}>
        <Title>{words.title}</Title>
        <Words>{words.ask(company.name)}</Words>
        <Action href={`${appUrl}/desk/resetpassword?token=${props.token}`}>{words.action}</Action>
        <Words>{words.lasts}</Words>
        <Words>{words.why}</Words>
      </Letter>
    ),
  };
}
