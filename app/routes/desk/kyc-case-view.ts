import { concernsIn, type KycConcern, rowsOf, subjectOf } from '../../../contract/kyc-answers.ts';
import type { KycDocument } from '../../../contract/kyc-case.ts';
import { type KycField, kycForm } from '../../../contract/kyc-form.ts';
import type { KycAccess } from '../../../server/kyc/access-log.ts';
import { company } from '../../content/company.ts';
import { shortMoment } from '../../content/en/desk/moments.ts';
import type { DeskStrings } from '../../content/en/desk.ts';
import { kycTexts } from '../../content/en/kyc-texts.ts';

const timeZone = company.hours.timeZone;

function describeAnswer(field: KycField, answer: string | undefined, t: DeskStrings['kyc']['case']): string {
  if (field.kind === 'checkbox') return answer ? t.ticked : t.unticked;
  if (field.kind !== 'choice') return answer ?? '';
  const option = field.options.find((id) => id === answer);
  return option ? kycTexts.options[option] : '';
}

/** The answers in the order of the form; people for whom a row was left empty are left out. */
export function sectionsOf(answers: Record<string, string>, t: DeskStrings['kyc']['case']) {
  if (Object.keys(answers).length === 0) return [];
  const concerns = concernsIn(answers);
  const attentionText = (concern: KycConcern | undefined) => (concern ? t.attention[concern] : null);
  return kycForm.flatMap((section) =>
    rowsOf(section).flatMap((fields, row) => {
      if (section.rows && row > 0 && !fields.some(({ id }) => answers[id])) return [];
      return {
        title: subjectOf(section, row, kycTexts),
        answers: fields.map((field) => ({
          id: field.id,
          label: kycTexts.fields[field.key],
          value: describeAnswer(field, answers[field.id], t),
          /** Why it is looked at first. */
          concern: attentionText(concerns.get(field.id)),
        })),
      };
    }),
  );
}

function describeSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** The documents of a case, each with the way to download it. */
export function documentsOf(documents: KycDocument[], now: number) {
  return documents.map(({ id, name, type, size, addedAt }) => ({
    id,
    name,
    /** Type, size and when it was added. */
    about: `${type.toUpperCase()} · ${describeSize(size)} · ${shortMoment(addedAt, now, timeZone)}`,
    path: `/api/v1/desk/documents/${id}`,
  }));
}

/** Who did it, by the name they have now. */
export function whoDid(
  { by, byId }: KycAccess,
  { staff, t }: { staff: { id: string; name: string }[]; t: DeskStrings['kyc']['case'] },
): string {
  if (by === 'customer') return t.customer;
  if (by === 'system') return t.system;
  return staff.find(({ id }) => id === byId)?.name ?? t.formerStaff;
}

/** The log of a case in words. */
export function linesOf(
  accessLog: KycAccess[],
  facts: { staff: { id: string; name: string }[]; t: DeskStrings['kyc']['case']; now: number },
) {
  return accessLog.map((access) => ({
    id: access.id,
    what: facts.t.logOf[access.action],
    document: access.document,
    who: whoDid(access, facts),
    when: { text: shortMoment(access.at, facts.now, timeZone), at: access.at },
  }));
}
