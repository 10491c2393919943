import { rowsOf } from '../../../contract/kyc-answers.ts';
import { concernsIn, type KycConcern } from '../../../contract/kyc-attention.ts';
import type { KycPaper } from '../../../contract/kyc-case.ts';
import { type KycField, kycForm } from '../../../contract/kyc-form.ts';
import type { KycAccess } from '../../../server/kyc/access-log.ts';
import { company } from '../../content/company.ts';
import { shortMoment } from '../../content/en/desk/moments.ts';
import type { Strings } from '../../content/strings.ts';
import type { CaseSection } from '../../ui/desk/kyc/case-answers.tsx';
import type { LogLine } from '../../ui/desk/kyc/case-log.tsx';
import type { CasePaper } from '../../ui/desk/kyc/case-papers.tsx';

type CaseWords = Strings['desk']['kyc']['case'];

const timeZone = company.hours.timeZone;

function answerInWords(field: KycField, answer: string | undefined, words: CaseWords): string {
  if (field.kind === 'checkbox') return answer ? words.ticked : words.unticked;
  if (field.kind === 'choice') return field.options.find(({ id }) => id === answer)?.label.en ?? '';
  return answer ?? '';
}

/** The answers in the order of the form; people for whom a row was left empty are left out. */
export function sectionsOf(answers: Record<string, string>, words: CaseWords): CaseSection[] {
  if (Object.keys(answers).length === 0) return [];
  const concerns = concernsIn(answers);
  const inWords = (concern: KycConcern | undefined) => (concern ? words.attention[concern] : null);
  return kycForm.flatMap((section) =>
    rowsOf(section).flatMap((fields, row) => {
      if (section.rows && row > 0 && !fields.some(({ id }) => answers[id])) return [];
      return {
        title: section.rows ? `${section.title.en} ${row + 1}` : section.title.en,
        answers: fields.map((field) => ({
          id: field.id,
          label: field.label.en,
          value: answerInWords(field, answers[field.id], words),
          concern: inWords(concerns.get(field.id)),
        })),
      };
    }),
  );
}

function sizeInWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** The papers of a case, each with the way to download it. */
export function papersOf(papers: KycPaper[], now: number): CasePaper[] {
  return papers.map(({ id, name, type, size, addedAt }) => ({
    id,
    name,
    about: `${type.toUpperCase()} · ${sizeInWords(size)} · ${shortMoment(addedAt, now, timeZone)}`,
    path: `/api/v1/desk/papers/${id}`,
  }));
}

/** Who did it, by the name they have now. */
export function whoDid(
  { by, byId }: KycAccess,
  { staff, words }: { staff: { id: string; name: string }[]; words: CaseWords },
): string {
  if (by === 'customer') return words.customer;
  if (by === 'system') return words.house;
  return staff.find(({ id }) => id === byId)?.name ?? words.formerStaff;
}

/** The log of a case in words. */
export function linesOf(
  accessLog: KycAccess[],
  house: { staff: { id: string; name: string }[]; words: CaseWords; now: number },
): LogLine[] {
  return accessLog.map((access) => ({
    id: access.id,
    what: house.words.logOf[access.action],
    paper: access.paper,
    who: whoDid(access, house),
    when: { text: shortMoment(access.at, house.now, timeZone), at: access.at },
  }));
}
