import { kycFields, problemsOfMissing, rowsOf, unansweredIn, wrongIn } from './kyc-answers.ts';
import { type KycField, type KycSection, kycForm } from './kyc-form.ts';

type Answers = Record<string, string>;

/** The steps of the page, in order. `details` holds what only customers see who answered it before. */
export const kycStepIds = [
  'company',
  'details',
  'owners',
  'politics',
  'business',
  'sanctions',
  'bank',
  'signatory',
] as const;

export type KycStepId = (typeof kycStepIds)[number];

/** A step with the fields that it asks for. */
export interface KycStep {
  id: KycStepId;
  fields: KycField[];
  /** Returns whether any of its fields is answered. */
  isBegun: boolean;
  /** The problems of its fields, keys of the contract's messages by field id: missing or invalid. */
  problems: ReturnType<typeof problemsOfMissing>;
}

/** With the documents, all that the first step asks for. */
const firstFields: ReadonlySet<string> = new Set([
  'legalName',
  'registrationCountry',
  'registrationNumber',
  'taxNumber',
  'registeredAddress',
  'contactName',
  'contactEmail',
  'contactPhone',
  'signatoryName',
  'signatoryPosition',
]);

function stepIdOf(section: KycSection['id'], fieldId: string): KycStepId {
  if (firstFields.has(fieldId)) return 'company';
  return section === 'company' || section === 'addresses' ? 'details' : section;
}

/** The fields of a step, asked for or not. */
export function fieldsOfStep(id: KycStepId): KycField[] {
  return kycForm.flatMap((section) =>
    rowsOf(section)
      .flat()
      .filter((field) => stepIdOf(section.id, field.id) === id),
  );
}

const isControlled = ({ controlledGoods }: Answers) =>
  controlledGoods === 'yes' || controlledGoods === 'unsure';
const isExposed = ({ politicallyExposed }: Answers) => politicallyExposed === 'yes';
/** The bank is a second witness where more than the company's own ordinary goods is at stake. */
const needsReference = (answers: Answers) =>
  isExposed(answers) || isControlled(answers) || ['others', 'both'].includes(answers.goodsOwner ?? '');
const never = () => false;

/** Conditions under which a field is asked for that has no answer; a field without one always is. */
const conditions: Partial<Record<KycField['key'], (answers: Answers) => boolean>> = {
  tradeName: never,
  legalForm: never,
  registrationDate: never,
  importerNumber: never,
  businessAddress: never,
  contactPosition: never,
  website: never,
  shipmentsPerYear: never,
  signaturePlace: never,
  signatureDate: never,
  politicallyExposedDetails: isExposed,
  endUse: isControlled,
  bankName: needsReference,
  bankPlace: needsReference,
  accountHolder: needsReference,
  bankContact: needsReference,
};

/** Returns whether a step lacks nothing. */
export function isStepWhole({ problems }: Pick<KycStep, 'problems'>): boolean {
  return Object.keys(problems).length === 0;
}

/**
 * The steps that the answers so far ask for: the first one; the others once it is whole, or from before, where they are
 * answered; the signature last, once nothing else is missing. An answer that was given stays in its step.
 */
export function stepsOf(answers: Answers, now: number): [KycStep, ...KycStep[]] {
  const missing = { form: false, formMayBeAmongDocuments: false };
  const stepOf = (id: KycStepId): KycStep => {
    const fields = fieldsOfStep(id).filter(
      (field) => answers[field.id] || (conditions[field.key]?.(answers) ?? true),
    );
    const ids = fields.map((field) => field.id);
    const wrong = Object.entries(wrongIn(answers, now)).filter(([field]) => ids.includes(field));
    const unanswered = unansweredIn(answers).filter((field) => ids.includes(field));
    return {
      id,
      fields,
      isBegun: ids.some((field) => answers[field]),
      problems: problemsOfMissing({ ...missing, answers: unanswered, wrong: Object.fromEntries(wrong) }),
    };
  };
  const first = stepOf('company');
  const later = kycStepIds
    .filter((id) => id !== 'company' && id !== 'signatory')
    .map(stepOf)
    .filter(({ fields, isBegun }) => fields.length > 0 && (isBegun || isStepWhole(first)));
  const isSignable = [first, ...later].every(isStepWhole);
  return [first, ...later, ...(isSignable ? [stepOf('signatory')] : [])];
}

/** The fields that a posted step answers, empty ones included; a box that is not ticked is not posted. */
export function postedFields(id: KycStepId | null, posted: Record<string, unknown>): string[] {
  const boxes = id === null ? [] : fieldsOfStep(id).filter(({ kind }) => kind === 'checkbox');
  return kycFields
    .filter((field) => field.id in posted || boxes.some((box) => box.id === field.id))
    .map(({ id }) => id);
}
