import type { FieldProblem } from '../../../contract/messages.ts';

function problemOf({ validity }: HTMLInputElement): FieldProblem {
  if (validity.valueMissing) return 'required';
  return validity.typeMismatch ? 'email' : 'invalid';
}

/** What the browser itself finds wrong with a form, by field name and in the form's order. */
export function nativeProblems(form: HTMLFormElement): Map<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  for (const element of form.elements) {
    if (!('validity' in element)) continue;
    const field = element as HTMLInputElement;
    if (!field.validity.valid) problems.set(field.name, problemOf(field));
  }
  return problems;
}
