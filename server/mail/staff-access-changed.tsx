import type { Language } from '../../contract/language.ts';
import { momentInBothZones, zonesOf } from '../../contract/moment.ts';
import { automaticHeaders } from './automatic-headers.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { headerText } from './header-text.ts';
import { Action, Letter, Title, Words } from './layout.tsx';

/** What the e-mail about changed access to the desk is made from. */
export interface StaffAccessChangedProps {
  address: string;
  language: Language;
  change:
    | 'password-changed'
    | 'password-reset'
    | 'two-factor-on'
    | 'two-factor-off'
    | 'two-factor-reset'
    | 'recovery-codes-made'
    | 'token-made'
    | 'token-revoked';
  /** The name of the token, or of the owner who reset two-factor; empty for the rest. */
  detail: string;
  /** Milliseconds since 1970. */
  changedAt: number;
}

const wordsByLanguage = {
  en: {
    title: 'Your access to the desk was changed',
    changes: {
      'password-changed': () =>
        'Your password was changed. Every other device is signed out; your API tokens still work.',
      'password-reset': () =>
        'A new password was chosen by the link of an e-mail. Every device is signed out and every API token revoked.',
      'two-factor-on': () => 'Two-factor authentication was turned on. Every other device is signed out.',
      'two-factor-off': () => 'Two-factor authentication was turned off: the password alone signs you in.',
      'two-factor-reset': (by: string) =>
        `${by} reset your two-factor authentication: the password alone signs you in. Every device is signed out and every API token revoked.`,
      'recovery-codes-made': () => 'New recovery codes were made. The earlier ones no longer work.',
      'token-made': (name: string) => `The API token “${name}” was made.`,
      'token-revoked': (name: string) => `The API token “${name}” was revoked.`,
    } satisfies Record<StaffAccessChangedProps['change'], (detail: string) => string>,
    when: (company: string, moment: string) => `This was at the desk of ${company} on ${moment}.`,
    why: 'If that was you or you asked for it, there is nothing to do. If not, choose a new password now and tell an owner of the desk.',
    action: 'Choose a new password',
  },
} satisfies Record<Language, unknown>;

/** Tells a member of staff that their access changed, so that a stranger's change is noticed. */
export function staffAccessChanged(props: StaffAccessChangedProps, { company, appUrl }: House): EmailDraft {
  const words = wordsByLanguage[props.language];
  const text = words.changes[props.change](headerText(props.detail));
  const moment = momentInBothZones(props.changedAt, zonesOf(company), props.language);
  return {
    to: { name: '', address: props.address },
    replyTo: { name: company.name, address: company.email.contact },
    subject: words.title,
    headers: automaticHeaders,
    body: (
      <Letter company={company} language={props.language} preview={text}>
        <Title>{words.title}</Title>
        <Words>{text}</Words>
        <Words>{words.when(company.name, moment)}</Words>
        <Words>{words.why}</Words>
        <Action href={`${appUrl}/desk/forgotpassword`}>{words.action}</Action>
      </Letter>
    ),
  };
}
