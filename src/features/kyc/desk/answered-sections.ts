import { fill } from '#platform/values/format.ts';
import { concernsIn, type KycConcern, rowsOf, subjectOf } from '../kyc-answers.ts';
import { type KycField, kycForm } from '../kyc-form.ts';
import { kyc } from '../strings/en/desk-kyc.ts';
import { kycTexts } from '../strings/en/kyc-texts.ts';

const { case: t } = kyc;

function describeAnswer(field: KycField, answer: string | undefined): string {
  if (field.kind === 'checkbox') return answer ? t.ticked : t.unticked;
  if (field.kind !== 'choice') return answer ?? '';
  const option = field.options.find((id) => id === answer);
  return option ? kycTexts.options[option] : '';
}

/** Subject of the answers: an owner by name and share. */
function titleOf(section: (typeof kycForm)[number], row: number, answers: Record<string, string>): string {
  const { owner } = t;
  const subject = subjectOf(section, row, kycTexts);
  if (section.id !== 'owners') return subject;
  const share = answers[`ownerShare${row + 1}`]?.replace(/%$/, '').trimEnd();
  return fill(owner.title, {
    number: row + 1,
    name: answers[`ownerName${row + 1}`] || owner.noName,
    share: share ? `${share}%` : owner.noShare,
  });
}

/**
 * The answers in the order of the form, what was left empty apart: by section, and none where it needs attention. People
 * for whom a row was left empty are left out.
 */
export function answeredSections(answers: Record<string, string>) {
  if (Object.keys(answers).length === 0) return [];
  const concerns = concernsIn(answers);
  const attentionText = (concern: KycConcern | undefined) => (concern ? t.attention[concern] : null);
  return kycForm.flatMap((section) =>
    rowsOf(section).flatMap((fields, row) => {
      if (section.rows && row > 0 && !fields.some(({ id }) => answers[id])) return [];
      const title = titleOf(section, row, answers);
      const all = fields.map((field) => ({
        id: field.id,
        label: kycTexts.fields[field.key],
        /** The question where it stands alone, without its section's title. */
        question: section.rows ? title : kycTexts.fields[field.key],
        value: describeAnswer(field, answers[field.id]),
        /** Reason to look at it first. */
        concern: attentionText(concerns.get(field.id)),
      }));
      return {
        title,
        answers: all.filter(({ value, concern }) => value || concern),
        empty: all.filter(({ value, concern }) => !value && !concern).map(({ label }) => label),
      };
    }),
  );
}
