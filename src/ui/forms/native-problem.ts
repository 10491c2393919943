import type { FieldProblem } from '#platform/commands/field-problem.ts';
import { cleanEmail, type EmailProblem, emailProblem } from '#platform/values/email-address.ts';
import { passwordLength } from '#platform/values/password-length.ts';

export type NativeProblem = Extract<FieldProblem, 'required' | 'invalid' | 'password-short' | EmailProblem>;

/** Returns what the browser and the rules of this module find wrong with a field, or null. */
export function nativeProblem(element: Element): NativeProblem | null {
  if (!('validity' in element)) return null;
  const { type, value, validity, autocomplete } = element as HTMLInputElement;
  if (validity.valueMissing) return 'required';
  // Browsers refuse non-ASCII letters before the @ and accept a domain without a dot; the server does neither.
  if (type === 'email') return value === '' ? null : emailProblem(cleanEmail(value));
  // Checked here too, because the server checks it only once all else is valid.
  if (autocomplete === 'new-password' && value !== '' && Array.from(value).length < passwordLength.min)
    return 'password-short';
  return validity.valid ? null : 'invalid';
}
