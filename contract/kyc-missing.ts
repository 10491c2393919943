import { kycFields } from './kyc-answers.ts';
import { formAmongPapers, type KycMissing } from './kyc-case.ts';
import { unansweredIn } from './kyc-unanswered.ts';
import { wrongIn } from './kyc-wrong.ts';
import type { FieldProblem } from './messages.ts';

/** What a case lacks: the form, on the page, where it has to be whole, or among the papers. */
export function missingIn(answers: Record<string, string>, paperCount: number, now: number): KycMissing {
  const begun = Object.keys(answers).length > 0;
  return {
    form: !begun,
    answers: begun ? unansweredIn(answers) : [],
    wrong: wrongIn(answers, now),
    formMayBeAmongPapers: paperCount > 0,
  };
}

/** Tells whether the form on the page is whole. */
export function isWhole({ form, answers, wrong }: KycMissing): boolean {
  return !form && answers.length === 0 && Object.keys(wrong).length === 0;
}

function wordedAs(id: string): FieldProblem {
  if (id === 'sanctionsRemarks') return 'explain';
  const kind = kycFields.find((field) => field.id === id)?.kind;
  return kind === 'choice' ? 'choose' : kind === 'checkbox' ? 'tick' : 'required';
}

/** Why a case cannot be sent, by field in the order of the page: keys of the contract's messages. */
export function problemsOfMissing({ form, answers, wrong, formMayBeAmongPapers }: KycMissing) {
  const lacking = Object.fromEntries(answers.map((id) => [id, wordedAs(id)]));
  const atFault: Record<string, FieldProblem> = { ...lacking, ...wrong };
  const inOrder = kycFields.flatMap(({ id }) => (atFault[id] ? [[id, atFault[id]] as const] : []));
  const problems: Record<string, FieldProblem> = Object.fromEntries(inOrder);
  // Who began the form on the page is filling it in there, and is not asked for another.
  if (form && formMayBeAmongPapers) problems[formAmongPapers] = 'form-among-papers';
  else if (form) problems.form = 'form';
  return problems;
}
