import { type AnsweredLead, textOf } from './answers.ts';

/** Answers that say to whom a quote and an invoice are addressed; they are optional, and kept in the payload alone. */
export const billingFields = ['legalName', 'taxKind', 'taxNumber', 'address'] as const;

export type BillingField = (typeof billingFields)[number];
export type Billing = Record<BillingField, string>;

export function billingOf(answers: AnsweredLead['answers']): Billing {
  const of = (name: BillingField) => textOf({ answers }, name);
  return {
    legalName: of('legalName'),
    taxKind: of('taxKind'),
    taxNumber: of('taxNumber'),
    address: of('address'),
  };
}
