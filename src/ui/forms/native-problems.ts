import type { FieldProblem } from '../../platform/commands/field-problem.ts';
import { type EmailProblem, emailProblem } from '../../platform/values/email-address.ts';
import { passwordLength } from '../../platform/values/password-length.ts';

export type NativeProblem = Extract<FieldProblem, 'required' | 'invalid' | 'password-short' | EmailProblem>;

function problemOf({ type, value, validity, autocomplete }: HTMLInputElement): NativeProblem | null {
  if (validity.valueMissing) return 'required';
  // Browsers refuse non-ASCII letters before the @ and accept a domain without a dot; the server does neither.
  if (type === 'email') return value === '' ? null : emailProblem(value.trim());
  // Checked here too, because the server checks it only once all else is valid.
  if (autocomplete === 'new-password' && value !== '' && Array.from(value).length < passwordLength.min)
    return 'password-short';
  return validity.valid ? null : 'invalid';
}

/** Returns the browser's errors by field name in form order. */
export function nativeProblems(form: HTMLFormElement): Map<string, NativeProblem> {
  const problems = new Map<string, NativeProblem>();
  for (const element of form.elements) {
    if (!('validity' in element)) continue;
    const field = element as HTMLInputElement;
    const problem = problemOf(field);
    if (problem) problems.set(field.name, problem);
  }
  return problems;
}
