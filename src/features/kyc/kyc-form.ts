/** Width of the field: a third of a line, half, or all of it. */
export type AnswerLength = 'short' | 'medium' | 'long';

const fieldOf =
  <Kind extends string>(kind: Kind) =>
  <Key extends string>(key: Key, length: AnswerLength) => ({ id: key as string, key, kind, length });

const text = fieldOf('text');
const prose = fieldOf('prose');
const date = fieldOf('date');
const checkbox = fieldOf('checkbox');
const choice = <Key extends string, Option extends string>(key: Key, ...options: Option[]) => ({
  ...fieldOf('choice')(key, 'long'),
  options,
});

/**
 * The know-your-customer form, in the order in which it is filled in: the one definition behind the PDF and any page. Its
 * texts are in kyc-texts.ts.
 */
const form = [
  {
    id: 'company',
    fields: [
      text('legalName', 'long'),
      text('tradeName', 'medium'),
      text('legalForm', 'medium'),
      text('registrationCountry', 'short'),
      text('registrationNumber', 'short'),
      date('registrationDate', 'short'),
      text('taxNumber', 'medium'),
      text('importerNumber', 'medium'),
    ],
  },
  {
    id: 'addresses',
    fields: [
      prose('registeredAddress', 'medium'),
      prose('businessAddress', 'medium'),
      text('contactName', 'medium'),
      text('contactPosition', 'medium'),
      text('contactEmail', 'short'),
      text('contactPhone', 'short'),
      text('website', 'short'),
    ],
  },
  {
    id: 'owners',
    rows: 3,
    fields: [
      text('ownerName', 'long'),
      date('ownerBirthDate', 'short'),
      text('ownerNationality', 'short'),
      text('ownerResidence', 'short'),
      text('ownerShare', 'short'),
    ],
  },
  {
    id: 'politics',
    fields: [choice('politicallyExposed', 'no', 'yes'), prose('politicallyExposedDetails', 'long')],
  },
  {
    id: 'business',
    fields: [
      prose('activity', 'medium'),
      prose('goods', 'medium'),
      text('countriesFrom', 'medium'),
      text('countriesTo', 'medium'),
      text('endUse', 'medium'),
      text('shipmentsPerYear', 'medium'),
      choice('goodsOwner', 'own', 'others', 'both'),
      choice('controlledGoods', 'no', 'yes', 'unsure'),
    ],
  },
  {
    id: 'sanctions',
    fields: [
      checkbox('notListed', 'long'),
      checkbox('notOwnedByListed', 'long'),
      checkbox('noForbiddenUse', 'long'),
      checkbox('reportsChanges', 'long'),
      prose('sanctionsRemarks', 'long'),
    ],
  },
  {
    id: 'bank',
    fields: [
      text('bankName', 'medium'),
      text('bankPlace', 'medium'),
      text('accountHolder', 'medium'),
      text('bankContact', 'medium'),
    ],
  },
  {
    id: 'signatory',
    fields: [
      checkbox('truthful', 'long'),
      text('signatoryName', 'medium'),
      text('signatoryPosition', 'medium'),
      text('signaturePlace', 'medium'),
      date('signatureDate', 'medium'),
      prose('signature', 'long'),
    ],
  },
] as const;

type Form = typeof form;

/**
 * One question of the form. `id` is unique in the whole form, the name of the field in the PDF and of the input on a page;
 * `key` is that of its text, equal for all rows. A choice takes one of its options.
 */
export type KycField = Form[number]['fields'][number];

/** Questions that belong together; with `rows` they are asked that many times, for as many people. */
export interface KycSection {
  id: Form[number]['id'];
  rows?: number;
  fields: readonly KycField[];
}

export const kycForm: readonly KycSection[] = form;

/** The texts of the form in one locale. */
export interface KycTexts {
  sections: Record<KycSection['id'], { title: string; text?: string }>;
  fields: Record<KycField['key'], string>;
  options: Record<Extract<KycField, { kind: 'choice' }>['options'][number], string>;
}
