import type { Language } from '../../contract/language.ts';
import { automaticHeaders } from './automatic-headers.ts';
import type { House } from './composed-email.ts';
import type { EmailDraft } from './email-draft.ts';
import { Action, Letter, Title, Words } from './layout.tsx';

/** What the e-mail about a disk that runs out of space is made from. */
export interface StorageLowProps {
  to: { name: string; address: string };
  state: 'low' | 'full';
  freeMegabytes: number;
}

/** The language that the desk reads. */
const deskLanguage: Language = 'en';

const wordsByLanguage = {
  en: {
    title: 'The disk of your site is running out of space',
    text: (free: number) => `${free} MB are free on the disk that holds the folder DATA_DIR.`,
    next: {
      low: 'Make room, or move DATA_DIR to a larger disk. Below 200 MB customers can no longer upload documents; when nothing is left, requests can no longer be stored.',
      full: 'Customers cannot upload documents now, and soon requests can no longer be stored. Make room, or move DATA_DIR to a larger disk.',
    },
    action: 'Open the inbox',
  },
} satisfies Record<Language, unknown>;

/** Tells an owner that the disk is running out of space, and what stops working when. */
export function storageLow(
  { to, state, freeMegabytes }: StorageLowProps,
  { company, appUrl }: House,
): EmailDraft {
  const words = wordsByLanguage[deskLanguage];
  const text = words.text(freeMegabytes);
  return {
    to,
    subject: words.title,
    headers: automaticHeaders,
    body: (
      <Letter company={company} language={deskLanguage} preview={text}>
        <Title>{words.title}</Title>
        <Words>{text}</Words>
        <Words>{words.next[state]}</Words>
        <Action href={`${appUrl}/desk`}>{words.action}</Action>
      </Letter>
    ),
  };
}
