import type { Language } from '../../contract/language.ts';
import type { AccountEmailProps } from './account-email.ts';
import { automaticHeaders } from './automatic-headers.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { Action, Letter, Title, Words } from './layout.tsx';

const wordsByLanguage = {
  en: {
    title: 'Confirm your e-mail address',
    ask: (site: string) =>
      `An account at ${site} was opened with this address. Please confirm that it is yours.`,
    action: 'Confirm this address',
    lasts: 'The link works once, for three days. The account works before you confirm.',
    why: (phone: string) =>
      `If you did not open an account, you need do nothing. To have it removed, call us: ${phone}.`,
  },
} satisfies Record<Language, unknown>;

/**
 * Asks the owner of a new account to confirm the address. Nothing that was typed but the address is in the mail: a
 * stranger must not reach another's inbox with words of their own.
 */
export function verifyEmail(props: AccountEmailProps, { company, appUrl }: House): EmailDraft {
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
        <Action href={`${appUrl}/verifyemail?token=${props.token}`}>{words.action}</Action>
        <Words>{words.lasts}</Words>
        <Words>{words.why(company.phone)}</Words>
      </Letter>
    ),
  };
}
