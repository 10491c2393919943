import type { Company } from '../../contract/company.ts';
import type { LeadKind } from '../db/tables.ts';

/** Business hours within which a person answers. */
export function answerWithinHours(kind: LeadKind, { answerWithin }: Pick<Company, 'answerWithin'>): number {
  return kind === 'rate-request' ? answerWithin.rateRequest : answerWithin.contactMessage;
}
