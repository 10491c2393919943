import type { FieldProblem } from '#platform/commands/field-problem.ts';
import { emailProblem } from '#platform/values/email-address.ts';
import { isoDayOf } from '#platform/values/typed-date.ts';
import type { KycMissing } from './case-shape.ts';
import { type AnswerProblem, formAmongDocuments } from './kyc-case.ts';
import { type KycField, type KycSection, type KycTexts, kycForm } from './kyc-form.ts';

/** The questions of a section, a list for each time they are asked. In rows, an id ends in the row's number. */
export function rowsOf({ fields, rows }: KycSection): KycField[][] {
  if (rows === undefined) return [[...fields]];
  return Array.from({ length: rows }, (_, row) =>
    fields.map((field) => ({ ...field, id: `${field.id}${row + 1}` })),
  );
}

/** Every field of the form, in order; those in rows once for each row. */
export const kycFields: readonly KycField[] = kycForm.flatMap((section) => rowsOf(section).flat());

/** The name under which an option of a choice is ticked. */
export function optionId(fieldId: string, id: string): string {
  return `${fieldId}-${id}`;
}

/** An answer that can be given: its name, and the whole question in one line for those who hear it. */
export interface KycAnswer {
  id: string;
  question: string;
}

/** Section of a question, and the person where there are several. */
export function subjectOf({ id, rows }: KycSection, row: number, { sections }: KycTexts): string {
  return rows ? `${sections[id].title} ${row + 1}` : sections[id].title;
}

/** Every answer that the form takes, in order; a choice has one for each option. */
export function kycAnswers(texts: KycTexts): KycAnswer[] {
  return kycForm.flatMap((section) =>
    rowsOf(section).flatMap((fields, row) => {
      const subject = subjectOf(section, row, texts);
      return fields.flatMap((field) => {
        const question = `${subject}: ${texts.fields[field.key]}`;
        if (field.kind !== 'choice') return [{ id: field.id, question }];
        return field.options.map((option) => ({
          id: optionId(field.id, option),
          question: `${question} ${texts.options[option]}`,
        }));
      });
    }),
  );
}

/**
 * Questions by field id, with their section, for lists of fields. `labels`: questions that a page words in its own way.
 */
export function kycQuestions(
  texts: KycTexts,
  labels: Partial<Record<KycField['key'], string>>,
): Record<string, string> {
  return Object.fromEntries(
    kycForm.flatMap((section) =>
      rowsOf(section).flatMap((fields, row) =>
        fields.map(({ id, key }) => [
          id,
          `${subjectOf(section, row, texts)}: ${labels[key] ?? texts.fields[key]}`,
        ]),
      ),
    ),
  );
}

const alwaysNeeded = [
  'legalName',
  'registrationCountry',
  'registrationNumber',
  'registeredAddress',
  'contactName',
  'contactEmail',
  'ownerName1',
  'politicallyExposed',
  'activity',
  'goods',
  'countriesFrom',
  'countriesTo',
  'goodsOwner',
  'controlledGoods',
  'truthful',
  'signatoryName',
  'signature',
];

const declarations = ['notListed', 'notOwnedByListed', 'noForbiddenUse', 'reportsChanges'];

/** The fields without which a form that was begun cannot be sent, in the order of the form. */
export function unansweredIn(answers: Record<string, string>): string[] {
  const needed = new Set(alwaysNeeded);
  if (answers.politicallyExposed === 'yes') needed.add('politicallyExposedDetails');
  // A missing declaration has to be explained.
  if (declarations.some((id) => !answers[id])) needed.add('sanctionsRemarks');
  return kycFields.map(({ id }) => id).filter((id) => needed.has(id) && !answers[id]);
}

const share = /^(\d{1,3}(?:[.,]\d+)?)\s*%?$/;

/** The farthest that a clock is ahead of UTC: where a day begins first, it is no day of the future. */
const earliestZoneMs = 14 * 60 * 60 * 1000;

function isShare(answer: string): boolean {
  const number = share.exec(answer)?.[1];
  return number !== undefined && Number(number.replace(',', '.')) <= 100;
}

function problemOf({ id, kind }: KycField, answer: string, now: number): AnswerProblem | null {
  if (kind === 'date') {
    const day = isoDayOf(answer);
    if (day === null) return 'date';
    return Date.parse(day) > now + earliestZoneMs ? 'date-future' : null;
  }
  if (id === 'contactEmail') return emailProblem(answer.trim()) ? 'email' : null;
  if (id.startsWith('ownerShare')) return isShare(answer) ? null : 'share';
  return null;
}

/** The answers that cannot be right, by field id in the order of the form; a draft may hold them, a sent form may not. */
export function wrongIn(answers: Record<string, string>, now: number): Record<string, AnswerProblem> {
  return Object.fromEntries(
    kycFields.flatMap((field) => {
      const answer = answers[field.id];
      const problem = answer ? problemOf(field, answer, now) : null;
      return problem ? [[field.id, problem]] : [];
    }),
  );
}

/** Returns what a case lacks: the form, on the page where it has to be complete, or among the documents. */
export function missingIn(answers: Record<string, string>, documentCount: number, now: number): KycMissing {
  const begun = Object.keys(answers).length > 0;
  return {
    form: !begun,
    answers: begun ? unansweredIn(answers) : [],
    wrong: wrongIn(answers, now),
    formMayBeAmongDocuments: documentCount > 0,
  };
}

/** Returns whether the form on the page is whole. */
export function isWhole({ form, answers, wrong }: KycMissing): boolean {
  return !form && answers.length === 0 && Object.keys(wrong).length === 0;
}

function wordedAs(id: string): FieldProblem {
  if (id === 'sanctionsRemarks') return 'explain';
  const kind = kycFields.find((field) => field.id === id)?.kind;
  return kind === 'choice' ? 'choose' : kind === 'checkbox' ? 'tick' : 'required';
}

/**
 * Returns the problems that keep a case from being sent, by field in the order of the page: keys of the contract's
 * messages.
 */
export function problemsOfMissing({ form, answers, wrong, formMayBeAmongDocuments }: KycMissing) {
  const lacking = Object.fromEntries(answers.map((id) => [id, wordedAs(id)]));
  const atFault: Record<string, FieldProblem> = { ...lacking, ...wrong };
  const inOrder = kycFields.flatMap(({ id }) => (atFault[id] ? [[id, atFault[id]] as const] : []));
  const problems: Record<string, FieldProblem> = Object.fromEntries(inOrder);
  // A customer who began the form on the page is not asked for another.
  if (form && formMayBeAmongDocuments) problems[formAmongDocuments] = 'form-among-documents';
  else if (form) problems.form = 'form';
  return problems;
}

export type KycConcern = 'share-missing' | 'politically-exposed' | 'undeclared' | 'controlled-goods';

const reviewedDeclarations = [
  'notListed',
  'notOwnedByListed',
  'noForbiddenUse',
  'reportsChanges',
  'truthful',
];

/** The fields that a reviewer looks at first, by id. A form that was not filled in on the page has none. */
export function concernsIn(answers: Record<string, string>): Map<string, KycConcern> {
  const concerns = new Map<string, KycConcern>();
  if (Object.keys(answers).length === 0) return concerns;
  for (const { id } of kycFields)
    if (id.startsWith('ownerShare') && !answers[id] && answers[id.replace('Share', 'Name')])
      concerns.set(id, 'share-missing');
  if (answers.politicallyExposed === 'yes') concerns.set('politicallyExposed', 'politically-exposed');
  if (answers.controlledGoods === 'yes' || answers.controlledGoods === 'unsure')
    concerns.set('controlledGoods', 'controlled-goods');
  for (const id of reviewedDeclarations) if (!answers[id]) concerns.set(id, 'undeclared');
  return concerns;
}
