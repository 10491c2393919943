import { type KycField, type KycSection, kycForm } from './kyc-form.ts';
import type { Language } from './language.ts';

/** The questions of a section, a list for each time they are asked. In rows, an id ends in the row's number. */
export function rowsOf({ fields, rows }: KycSection): KycField[][] {
  if (rows === undefined) return [fields];
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

/** Every answer that the form takes, in order; a choice has one for each option. */
export function kycAnswersIn(language: Language): KycAnswer[] {
  return kycForm.flatMap((section) =>
    rowsOf(section).flatMap((fields, row) => {
      const subject = `${section.title[language]}${section.rows ? ` ${row + 1}` : ''}`;
      return fields.flatMap((field) => {
        const question = `${subject}: ${field.label[language]}`;
        if (field.kind !== 'choice') return [{ id: field.id, question }];
        return field.options.map(({ id, label }) => ({
          id: optionId(field.id, id),
          question: `${question} ${label[language]}`,
        }));
      });
    }),
  );
}

/**
 * What each field asks for, by its id, with the section it stands in: for lists of fields. `labels` are the questions
 * that a page words in its own way.
 */
export function kycQuestionsIn(language: Language, labels: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    kycForm.flatMap((section) =>
      rowsOf(section).flatMap((fields, row) =>
        fields.map(({ id, label }) => [
          id,
          `${section.title[language]}${section.rows ? ` ${row + 1}` : ''}: ${labels[id] ?? label[language]}`,
        ]),
      ),
    ),
  );
}
