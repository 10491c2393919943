import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fileSize, fill } from '../../../platform/values/format.ts';
import { company } from '../../settings/sample-company.ts';
import { shortMoment } from '../../settings/strings/en/moments.ts';
import type { KycDocument } from '../case-shape.ts';
import { concernsIn, type KycConcern, rowsOf, subjectOf } from '../kyc-answers.ts';
import { type KycField, kycForm } from '../kyc-form.ts';
import type { KycAccess } from '../server/access-log.ts';
import type { kyc as kycStrings } from '../strings/en/desk-kyc.ts';
import { kycTexts } from '../strings/en/kyc-texts.ts';

const timeZone = company.hours.timeZone;

function describeAnswer(field: KycField, answer: string | undefined, t: (typeof kycStrings)['case']): string {
  if (field.kind === 'checkbox') return answer ? t.ticked : t.unticked;
  if (field.kind !== 'choice') return answer ?? '';
  const option = field.options.find((id) => id === answer);
  return option ? kycTexts.options[option] : '';
}

/** What the answers are about: an owner by name and share. */
function titleOf(
  section: (typeof kycForm)[number],
  row: number,
  answers: Record<string, string>,
  { owner }: (typeof kycStrings)['case'],
): string {
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
export function sectionsOf(answers: Record<string, string>, t: (typeof kycStrings)['case']) {
  if (Object.keys(answers).length === 0) return [];
  const concerns = concernsIn(answers);
  const attentionText = (concern: KycConcern | undefined) => (concern ? t.attention[concern] : null);
  return kycForm.flatMap((section) =>
    rowsOf(section).flatMap((fields, row) => {
      if (section.rows && row > 0 && !fields.some(({ id }) => answers[id])) return [];
      const title = titleOf(section, row, answers, t);
      const all = fields.map((field) => ({
        id: field.id,
        label: kycTexts.fields[field.key],
        /** The question where it stands alone, without its section's title. */
        question: section.rows ? title : kycTexts.fields[field.key],
        value: describeAnswer(field, answers[field.id], t),
        /** Why it is looked at first. */
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

/** The documents of a case, each with the way to download it. */
export function documentsOf(documents: KycDocument[], now: number) {
  return documents.map(({ id, name, type, size, addedAt }) => ({
    id,
    name,
    /** Type and size. */
    about: `${type.toUpperCase()} · ${fileSize(deskLocale, size)}`,
    added: { text: shortMoment(addedAt, now, timeZone), at: addedAt },
    path: `/api/v1/desk/documents/${id}`,
    /** An image is decoded and nothing more; in any other type a browser may run what a stranger wrote. */
    hasPreview: type === 'jpeg' || type === 'png',
  }));
}

/** Who did it, by the name they have now. */
export function whoDid(
  { by, byId }: KycAccess,
  { staff, t }: { staff: { id: string; name: string }[]; t: (typeof kycStrings)['case'] },
): string {
  if (by === 'customer') return t.customer;
  if (by === 'system') return t.system;
  return staff.find(({ id }) => id === byId)?.name ?? t.formerStaff;
}

/** The log of a case in words. */
export function linesOf(
  accessLog: KycAccess[],
  facts: { staff: { id: string; name: string }[]; t: (typeof kycStrings)['case']; now: number },
) {
  return accessLog.map((access) => ({
    id: access.id,
    what: facts.t.logOf[access.action],
    document: access.document,
    who: whoDid(access, facts),
    when: { text: shortMoment(access.at, facts.now, timeZone), at: access.at },
  }));
}
