import type { Locale } from '#platform/i18n/locale.ts';
import { rewriteDate } from '#platform/values/typed-date.ts';
import { kycFields } from '../../kyc-answers.ts';

type Answers = Record<string, string>;

/**
 * The answers among what a form holds, by field id; those that say nothing are left out, as the server does. Dates typed in
 * the locale of the page are as the API takes them.
 */
export function answersIn(values: Record<string, FormDataEntryValue>, locale: Locale): Answers {
  const entries = kycFields.map(({ id, kind }): [string, string] => {
    const answer = String(values[id] ?? '').trim();
    return [id, kind === 'date' ? rewriteDate(answer, locale) : answer];
  });
  return Object.fromEntries(entries.filter(([, answer]) => answer !== ''));
}

/** Prefills an empty first step from the account. The values are not answers until the customer adds one. */
export function beginningOf({ name, email }: { name: string; email: string }): Answers {
  return { contactName: name, contactEmail: email };
}

export type KycIntent = 'save' | 'send' | 'upload' | 'remove';

/** Problems found by the page's action; `values`: what was typed, by field id, to be shown again. */
export interface KycRefusal {
  intent: KycIntent;
  message: string;
  errors: Record<string, string>;
  values: Record<string, string>;
}
