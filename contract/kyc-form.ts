import type { Locale } from './locale.ts';

type InWords = Record<Locale, string>;

/** How long an answer usually is: a third of a line, half of one, a whole one. */
export type AnswerLength = 'short' | 'medium' | 'long';

interface Question {
  /** Unique in the whole form; the name of the field in the PDF and of the input on a page. */
  id: string;
  label: InWords;
  length: AnswerLength;
}

/** One question of the form. A choice takes one of its options. */
export type KycField =
  | (Question & { kind: 'text' | 'prose' | 'date' | 'checkbox' })
  | (Question & { kind: 'choice'; options: { id: string; label: InWords }[] });

/** Questions that belong together; with `rows` they are asked that many times, for as many people. */
export interface KycSection {
  id: string;
  title: InWords;
  text?: InWords;
  rows?: number;
  fields: KycField[];
}

const asked =
  (kind: Exclude<KycField['kind'], 'choice'>) =>
  (id: string, length: AnswerLength, label: InWords): KycField => ({ id, kind, length, label });

const text = asked('text');
const prose = asked('prose');
const date = asked('date');
const checkbox = asked('checkbox');

const options = {
  no: { id: 'no', label: { en: 'No' } },
  yes: { id: 'yes', label: { en: 'Yes' } },
  unsure: { id: 'unsure', label: { en: 'Not sure' } },
};

/**
 * The know-your-customer form, in the order in which it is filled in: the one definition behind the PDF and any page.
 * Its definitions and declarations are drafts until counsel has read them.
 */
export const kycForm: readonly KycSection[] = [
  {
    id: 'company',
    title: { en: 'The company' },
    fields: [
      text('legalName', 'long', { en: 'Full legal name, as registered' }),
      text('tradeName', 'medium', { en: 'Trade name or brand, if different' }),
      text('legalForm', 'medium', { en: 'Legal form (LLC, Inc., S.A. de C.V., Ltda. …)' }),
      text('registrationCountry', 'short', { en: 'Country of registration' }),
      text('registrationNumber', 'short', { en: 'Registration number' }),
      date('registrationDate', 'short', { en: 'Registered on (YYYY-MM-DD)' }),
      text('taxNumber', 'medium', { en: 'Tax number (EIN, RFC, CNPJ, NIT, VAT …)' }),
      text('importerNumber', 'medium', { en: 'Importer or exporter number, if any' }),
    ],
  },
  {
    id: 'addresses',
    title: { en: 'Addresses and contact' },
    fields: [
      prose('registeredAddress', 'medium', { en: 'Registered address' }),
      prose('businessAddress', 'medium', { en: 'Business address, if different' }),
      text('contactName', 'medium', { en: 'Person to ask' }),
      text('contactPosition', 'medium', { en: 'Position' }),
      text('contactEmail', 'short', { en: 'E-mail' }),
      text('contactPhone', 'short', { en: 'Phone, with country code' }),
      text('website', 'short', { en: 'Website' }),
    ],
  },
  {
    id: 'owners',
    title: { en: 'Owners' },
    text: {
      en: 'Every person who owns or controls more than 25% of the company, directly or through other companies. If nobody does, name the person who runs it and write 0%. More than three: add a page.',
    },
    rows: 3,
    fields: [
      text('ownerName', 'long', { en: 'Full name' }),
      date('ownerBirthDate', 'short', { en: 'Born (YYYY-MM-DD)' }),
      text('ownerNationality', 'short', { en: 'Nationality' }),
      text('ownerResidence', 'short', { en: 'Country of residence' }),
      text('ownerShare', 'short', { en: 'Share, %' }),
    ],
  },
  {
    id: 'politics',
    title: { en: 'Politically exposed persons' },
    text: {
      en: 'A person who holds or has held a high public office, such as head of state, minister, member of parliament, judge of a highest court, general, ambassador or head of a state-owned company; also close family and close associates of such a person.',
    },
    fields: [
      {
        id: 'politicallyExposed',
        kind: 'choice',
        length: 'long',
        label: { en: 'Is an owner, a director or the signatory such a person?' },
        options: [options.no, options.yes],
      },
      prose('politicallyExposedDetails', 'long', {
        en: 'If yes: who, which office, in which country, from when to when',
      }),
    ],
  },
  {
    id: 'business',
    title: { en: 'Business, goods and countries' },
    fields: [
      prose('activity', 'medium', { en: 'What the company does' }),
      prose('goods', 'medium', { en: 'Goods to be shipped, with HS codes if known' }),
      text('countriesFrom', 'medium', { en: 'Countries they come from' }),
      text('countriesTo', 'medium', { en: 'Countries they go to, the final one included' }),
      text('endUse', 'medium', { en: 'What the goods are for, and who uses them' }),
      text('shipmentsPerYear', 'medium', { en: 'Shipments a year, about' }),
      {
        id: 'goodsOwner',
        kind: 'choice',
        length: 'long',
        label: { en: 'Whose goods are they?' },
        options: [
          { id: 'own', label: { en: 'Our own' } },
          { id: 'others', label: { en: 'Those of our customers' } },
          { id: 'both', label: { en: 'Both' } },
        ],
      },
      {
        id: 'controlledGoods',
        kind: 'choice',
        length: 'long',
        label: { en: 'Do any need an export license, or have a military or dual use?' },
        options: [options.no, options.yes, options.unsure],
      },
    ],
  },
  {
    id: 'sanctions',
    title: { en: 'Sanctions declaration' },
    text: { en: 'Tick what is true. Where something is not, leave the box empty and explain below.' },
    fields: [
      checkbox('notListed', 'long', {
        en: 'Neither the company nor any of its owners, directors or signatories is on a sanctions or denied-party list of the United States, the United Nations, the European Union or the United Kingdom.',
      }),
      checkbox('notOwnedByListed', 'long', {
        en: 'No persons on such a list own, alone or together, 50% or more of the company.',
      }),
      checkbox('noForbiddenUse', 'long', {
        en: 'The goods are not meant for a country, person or use that these laws forbid, and will not be passed on to one.',
      }),
      checkbox('tellsChanges', 'long', {
        en: 'We will say so before the next shipment if any answer in this form changes.',
      }),
      prose('sanctionsRemarks', 'long', { en: 'What needs explaining' }),
    ],
  },
  {
    id: 'bank',
    title: { en: 'Bank reference' },
    text: { en: 'Please write no account number here.' },
    fields: [
      text('bankName', 'medium', { en: 'Bank' }),
      text('bankPlace', 'medium', { en: 'Branch, city and country' }),
      text('accountHolder', 'medium', { en: 'Account in the name of' }),
      text('bankContact', 'medium', { en: 'Person to ask at the bank, if any' }),
    ],
  },
  {
    id: 'signatory',
    title: { en: 'Signature' },
    fields: [
      checkbox('truthful', 'long', {
        en: 'What is written here is complete and true as far as I know, and I am entitled to sign for the company.',
      }),
      text('signatoryName', 'medium', { en: 'Name' }),
      text('signatoryPosition', 'medium', { en: 'Position' }),
      text('signaturePlace', 'medium', { en: 'Place' }),
      date('signatureDate', 'medium', { en: 'Date (YYYY-MM-DD)' }),
      prose('signature', 'long', { en: 'Type your name here, or print this page and sign it' }),
    ],
  },
];
