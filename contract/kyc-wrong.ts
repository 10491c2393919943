import { emailProblem } from './email-address.ts';
import { kycFields } from './kyc-answers.ts';
import type { KycField } from './kyc-form.ts';

/** Why an answer cannot be right; a key of the contract's messages. */
export type AnswerProblem = 'email' | 'date' | 'date-future' | 'share';

const share = /^(\d{1,3}(?:[.,]\d+)?)\s*%?$/;

/** The farthest that a clock is ahead of UTC: where a day begins first, it is no day of the future. */
const earliestZoneMs = 14 * 60 * 60 * 1000;

function isShare(answer: string): boolean {
  const number = share.exec(answer)?.[1];
  return number !== undefined && Number(number.replace(',', '.')) <= 100;
}

function isDay(answer: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(answer)) return false;
  const time = Date.parse(`${answer}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(answer);
}

function problemOf({ id, kind }: KycField, answer: string, now: number): AnswerProblem | null {
  if (kind === 'date') {
    if (!isDay(answer)) return 'date';
    return Date.parse(answer) > now + earliestZoneMs ? 'date-future' : null;
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
