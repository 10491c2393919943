import type { Language } from '../../contract/language.ts';
import type { AccountEmailProps } from './account-email.ts';
import { automaticHeaders } from './automatic-headers.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { Action, Letter, Title, Words } from './layout.tsx';

const wordsByLanguage = {
  en: {
    title: (company: string) => `Join the desk of ${company}`,
    ask: (company: string) =>
      `You are invited to work at the desk of ${company}, where requests are read and answered.`,
    action: 'Choose a name and a password',
    lasts: 'The link works once, for seven days.',
    why: 'If you did not expect this, you need do nothing.',
  },
} satisfies Record<Language, unknown>;

/** Invites somebody to become staff. */
export function staffInvitation(props: AccountEmailProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[props.language];
  return {
    to: { name: '', address: props.address },
    replyTo: { name: company.name, address: company.email.contact },
    subject: words.title(company.name),
    headers: automaticHeaders,
    body: (
      <Letter company={company} language={props.language} preview={words.ask(company.name)}>
        <Title>{words.title(company.name)}</Title>
        <Words>{words.ask(company.name)}</Words>
        <Action href={`${appUrl}/desk/join?token=${props.token}`}>{words.action}</Action>
        <Words>{words.lasts}</Words>
        <Words>{words.why}</Words>
      </Letter>
    ),
  };
}
