import type { Language } from '../../contract/language.ts';
import type { AccountEmailProps } from './account-email.ts';
import { automaticHeaders } from './automatic-headers.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { Action, Letter, Title, Words } from './layout.tsx';

const wordsByLanguage = {
  en: {
    title: 'Choose a new password',
    ask: (site: string) => `Somebody asked for a new password for the account with this address at ${site}.`,
    action: 'Choose a new password',
    lasts: 'The link works once, for one hour. Then every device is signed out.',
    why: 'If that was not you, you need do nothing: your password stays as it is.',
  },
} satisfies Record<Language, unknown>;

/** Gives the owner of an account a link to choose a new password. */
export function resetPassword(props: AccountEmailProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[props.language];
  const ask = words.ask(new URL(company.website).host);
  return {
    to: { name: '', address: props.address },
    replyTo: { name: company.name, address: company.email.contact },
    subject: words.title,
    headers: automaticHeaders,
    body: (
      <Letter company={company} language={props.language} preview={ask}>
        <Title>{words.title}</Title>
        <Words>{ask}</Words>
        <Action href={`${appUrl}/resetpassword?token=${props.token}`}>{words.action}</Action>
        <Words>{words.lasts}</Words>
        <Words>{words.why}</Words>
      </Letter>
    ),
  };
}
