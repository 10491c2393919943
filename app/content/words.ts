import type { Language } from '../../contract/language.ts';
import { clientBrief } from './en/client-brief.ts';
import { contact } from './en/contact.ts';
import { errors } from './en/errors.ts';
import { feedback } from './en/feedback.ts';
import { home } from './en/home.ts';
import { layout } from './en/layout.ts';
import { requestStatus } from './en/request-status.ts';

const en = { layout, home, contact, clientBrief, feedback, requestStatus, errors };

/** Everything the site says, by page. English is the measure: another language that lacks a word does not compile. */
export type Words = typeof en;

const words: Record<Language, Words> = { en };

/** The words in one language. Only loaders and actions call it, so that no page's words ride in the browser's scripts. */
export function wordsIn(language: Language): Words {
  return words[language];
}
