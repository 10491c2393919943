import { rowsOf } from '../../../contract/kyc-answers.ts';
import { kycForm } from '../../../contract/kyc-form.ts';
import { countsInWords } from './counts.ts';
import type { AnswerWords, ContentsWords } from './kyc-words.ts';

type ByField = Record<string, string>;

/**
 * What is wrong, short enough for a phone: a line for each section, which leads to its first field at fault. One field
 * alone is named with its own words; of several, how many are missing (not in `answers`) and how many are to be checked.
 */
export function summaryOf(
  errors: ByField,
  answers: ByField,
  { form, contents }: { form: Pick<AnswerWords, 'questions'>; contents: ContentsWords },
): { errors: ByField; labels: ByField } {
  const labels = { ...form.questions };
  const rest = { ...errors };
  const lines = kycForm.flatMap((section): [string, string][] => {
    const ids = rowsOf(section).flatMap((fields) => fields.map(({ id }) => id));
    const atFault = ids.filter((id) => errors[id] !== undefined);
    for (const id of atFault) delete rest[id];
    const [first] = atFault;
    if (first === undefined) return [];
    if (atFault.length === 1) return [[first, String(errors[first])]];
    labels[first] = section.title.en;
    const missing = atFault.filter((id) => !answers[id]).length;
    return [[first, countsInWords({ missing, toCheck: atFault.length - missing }, contents)]];
  });
  return { errors: { ...Object.fromEntries(lines), ...rest }, labels };
}
