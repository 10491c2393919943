import { cargoIn } from '#features/cargo/stored.ts';
import { textsOfCargo } from '#features/cargo/texts.ts';
import type { AttachmentRef } from '#platform/files/attachment-input.ts';
import { typedTextOf } from '#platform/values/typed-number.ts';
import type { UnreadAnswer } from '#platform/values/unread.ts';

/** Has to be a mapped type: an interface has no index signature. */
type AttachedFile = Pick<AttachmentRef, keyof AttachmentRef>;

/** The unit is a symbol that is the same in every language: kg, m³, °C. */
type Quantity = { amount: number; unit: string };

export type FieldValue =
  | string
  | number
  | boolean
  | null
  | Quantity
  | AttachedFile
  | readonly FieldValue[]
  | { readonly [name: string]: FieldValue | undefined };

/** Form answers by field name; empty text is no answer. */
export type Answers = { readonly [name: string]: FieldValue | undefined };

export interface AnsweredLead {
  kind: 'rate-request' | 'contact-message';
  answers: Answers;
}

export function isQuantity(value: object): value is Quantity {
  return 'amount' in value && 'unit' in value && typeof value.amount === 'number';
}

export function isFile(value: object): value is AttachedFile {
  return 'fileId' in value && 'name' in value && 'size' in value && typeof value.size === 'number';
}

/** Returns the reference that the customer gave; empty without one. */
export function ownReferenceOf({ referenceNumber }: Answers): string {
  return typeof referenceNumber === 'string' ? referenceNumber.trim() : '';
}

/** Returns what the customer wrote about the goods; empty without anything. */
export function goodsTextOf({ productToExport, products }: Answers): string {
  return [productToExport, products].filter((text) => typeof text === 'string').join('\n');
}

function textsIn(value: FieldValue | undefined): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (isFile(value)) return [value.name];
  return isQuantity(value) ? [] : Object.values(value).flatMap(textsIn);
}

/** Returns the values of optional fields that could not be parsed, as typed. */
export function unreadIn({ unread }: Answers): UnreadAnswer[] {
  return Array.isArray(unread) ? (unread as UnreadAnswer[]) : [];
}

/**
 * Returns every text at any depth, in the order of the form, without the named fields and the options of a shipment.
 */
export function textsOf(
  { answers }: Pick<AnsweredLead, 'answers'>,
  without: readonly string[] = [],
): string[] {
  const shipment = cargoIn(answers);
  return Object.entries(answers).flatMap(([name, value]) => {
    if (without.includes(name) || name === 'firstPrice') return [];
    if (name === 'unread') return unreadIn(answers).map(({ text }) => text);
    return shipment && name === 'shipment' ? textsOfCargo(shipment) : textsIn(value);
  });
}

/** Returns the text of a field; empty when the field has no answer or holds something other than text. */
export function textOf({ answers }: Pick<AnsweredLead, 'answers'>, name: string): string {
  const value = answers[name];
  return typeof value === 'string' ? value : '';
}

/** Returns input values by input name; the name of a nested field is `packages.0.weight.amount`. */
export function inputValuesOf(answers: Answers): Record<string, string> {
  const entriesOf = (name: string, value: FieldValue | undefined): [string, string][] => {
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'number') return [[name, typedTextOf(String(value))]];
    if (typeof value !== 'object') return [[name, String(value)]];
    return Object.entries<FieldValue | undefined>(value).flatMap(([key, inner]) =>
      entriesOf(`${name}.${key}`, inner),
    );
  };
  const { unread: _, firstPrice: __, ...read } = answers;
  return Object.fromEntries(Object.entries(read).flatMap(([name, value]) => entriesOf(name, value)));
}

export function filesIn({ attachments }: Answers): AttachmentRef[] {
  if (!Array.isArray(attachments)) return [];
  return attachments.filter(
    (file): file is AttachmentRef => typeof file === 'object' && file !== null && isFile(file),
  );
}

/**
 * True when the acknowledgement attaches the request as a PDF: for a rate request, to an address that its owner
 * has confirmed, since what was typed goes to no other.
 */
export function hasRequestPdf({ lead, withAnswers }: { lead: AnsweredLead; withAnswers?: boolean }): boolean {
  return withAnswers === true && lead.kind === 'rate-request';
}
