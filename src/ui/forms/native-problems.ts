import type { FieldProblem } from '../../platform/commands/field-problem.ts';
import { type EmailProblem, emailProblem } from '../../platform/values/email-address.ts';
import { passwordLength } from '../../platform/values/password-length.ts';

export type NativeProblem = Extract<FieldProblem, 'required' | 'invalid' | 'password-short' | EmailProblem>;

function problemOf({ type, value, validity, autocomplete }: HTMLInputElement): NativeProblem | null {
  if (validity.valueMissing) return 'required';
  // Browsers refuse letters beyond ASCII before the @ and accept a domain without a dot; the server does neither.
  if (type === 'email') return value === '' ? null : emailProblem(value.trim());
  // Told with the rest: the server would tell it only once nothing else is wrong.
  if (autocomplete === 'new-password' && value !== '' && Array.from(value).length < passwordLength.min)
    return 'password-short';
  return validity.valid ? null : 'invalid';
}

/** The errors that the browser finds in a form before it is sent, by field name and in the form's order. */
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
