import { z } from 'zod';
import { checkAirWaybillNumber, checkContainerNumber, compactNumber } from '#features/cargo/check-digits.ts';
import { transportModes } from '#features/cargo/choices.ts';
import { uploadsInput } from '#features/requests/lead-forms.ts';
import { dayPart } from '#platform/values/local-time.ts';
import { lineLimit, optionalText, requiredText } from '#platform/values/text.ts';
import { customerRoles } from './customer-roles.ts';
import { deadlineKinds } from './deadline-kinds.ts';
import { shipmentSorts } from './list.ts';
import { delayReasons, milestoneCodes } from './milestones.ts';
import {
  documentKinds,
  type PartyRole,
  partyRoles,
  type ReferenceKind,
  referenceKinds,
} from './references.ts';
import { isItn } from './required-numbers.ts';
import { shipmentStates } from './shipment.ts';
import { readLocalTime } from './typed-time.ts';

export const mostMilestones = 100;
export const mostDeadlines = 100;
export const mostReferences = 60;
export const mostDocuments = 100;

/** Characters of a reference, a code or a time. */
export const longestReference = 60;
const numberLimit = longestReference;
/** Characters of an address or a comment. */
const noteLimit = 2_000;

const highestVersion = 2 ** 31 - 1;
/** The version of the shipment that its author has seen. */
const version = z.number('invalid').int('invalid').min(1, 'invalid').max(highestVersion, 'invalid');

/** A form sends an empty text when no option is selected. */
function choice<const Options extends readonly [string, ...string[]]>(options: Options) {
  return z
    .enum(['', ...options], 'choose')
    .nullable()
    .default(null)
    .transform((option) => (option === '' || option === null ? null : (option as Options[number])));
}

const placeCode = optionalText(numberLimit)
  .nullable()
  .transform((typed) => compactNumber(typed ?? ''))
  .refine((code) => code === '' || /^[A-Z]{2}[A-Z2-9]{3}$|^[A-Z]{3}$/.test(code), { error: 'place-code' })
  .transform((code) => code || null)
  .default(null);

function timeIn(typed: string, context: z.RefinementCtx) {
  const time = readLocalTime(typed);
  if (time !== null) return time;
  context.addIssue({ code: 'custom', message: 'date' });
  return z.NEVER;
}

/** Local time of its place. */
const localTime = optionalText(numberLimit)
  .nullable()
  .transform((typed, context) => (typed ? timeIn(typed, context) : null))
  .default(null);

const requiredDay = requiredText(numberLimit).transform(timeIn).transform(dayPart);

const place = z.object({ text: optionalText(lineLimit), code: placeCode });

export const routeInput = z.object({
  version,
  mode: choice(transportModes),
  from: place,
  to: place,
});

const party = z.object({
  name: optionalText(lineLimit),
  address: optionalText(noteLimit),
  contact: optionalText(noteLimit),
});

/** Parties by role; empty ones are left out. */
export const partiesInput = z.object({
  version,
  parties: z.object(
    Object.fromEntries(partyRoles.map((role) => [role, party.optional()])) as Record<
      PartyRole,
      z.ZodOptional<typeof party>
    >,
  ),
});

/** The customer’s side of the carriage. */
export const customerRoleInput = z.object({ version, role: z.enum(customerRoles, 'choose') });

/** Returns the problem of a number whose kind has a check digit. */
export function checkReference(kind: ReferenceKind, typed: string) {
  if (kind === 'container') return checkContainerNumber(typed);
  return kind === 'air-waybill' ? checkAirWaybillNumber(typed) : 'right';
}

const reference = z
  .object({
    kind: z.enum(referenceKinds, 'choose'),
    text: requiredText(numberLimit),
    isForCustomer: z
      .boolean('invalid')
      .optional()
      .describe('Missing: as it was; of a new one, as is usual for its kind.'),
  })
  .refine(({ text }) => compactNumber(text) !== '', { error: 'required', path: ['text'] })
  .superRefine(({ kind, text }, context) => {
    if (checkReference(kind, text) !== 'format') return;
    const message = kind === 'container' ? 'container-number' : 'air-waybill-number';
    context.addIssue({ code: 'custom', message, path: ['text'] });
  })
  .refine(({ kind, text }) => kind !== 'itn' || isItn(text), { error: 'itn', path: ['text'] });

/** A wrong check digit is accepted. */
export const referencesInput = z.object({
  version,
  references: z.array(reference, 'invalid').max(mostReferences, 'too-many'),
});

/** A stored reference with whether its customer sees it. */
export const referenceReleaseInput = z.object({
  kind: z.enum(referenceKinds, 'choose'),
  text: requiredText(numberLimit),
  isForCustomer: z.boolean('invalid'),
});

/** Missing fields are empty. */
export const milestoneInput = z.object({
  version,
  code: z.enum(milestoneCodes, 'choose'),
  planned: localTime,
  estimated: localTime,
  actual: localTime,
  place: optionalText(lineLimit),
  placeCode,
  delayReason: choice(delayReasons),
  comment: optionalText(noteLimit),
  /** Moves the later milestones that have not happened by the same number of days. */
  moveLater: z.boolean('invalid').default(false),
});

export type MilestoneInput = Omit<z.output<typeof milestoneInput>, 'version' | 'moveLater'>;

/** The dates from which the usual plan of a mode follows. */
export const scheduleInput = z.object({ version, departs: requiredDay, arrives: requiredDay });

const timeZone = requiredText(numberLimit).refine(isTimeZone, { error: 'time-zone' });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** `due` is on the clock of `timeZone`; a day alone lasts until its end. */
export const deadlineInput = z
  .object({
    version,
    kind: z.enum(deadlineKinds, 'choose'),
    title: optionalText(lineLimit),
    due: localTime,
    timeZone,
    ownerId: optionalText(numberLimit)
      .nullable()
      .transform((id) => id || null)
      .default(null),
    note: optionalText(noteLimit),
  })
  .refine(({ kind, title }) => kind !== 'other' || title !== '', { error: 'required', path: ['title'] });

export type DeadlineInput = Omit<z.output<typeof deadlineInput>, 'version'>;

export const deadlineDoneInput = z.object({ isDone: z.boolean('invalid') });

/** Set by staff and by the customer. */
export const wantsMailInput = z.object({ wantsMail: z.boolean('invalid') });

export const documentsInput = z.object({
  kind: z.enum(documentKinds, 'choose'),
  isForCustomer: z.boolean('invalid').default(false),
  ...uploadsInput,
});

export const documentInput = documentsInput.pick({ kind: true, isForCustomer: true });

export const seenShipment = z.object({ version });

const absent = z.literal('').transform(() => undefined);

/**
 * Filters and order of the list, the most overdue first, then the next due. `late` are active shipments whose next milestone
 * was due before today; `due` are those with a deadline that is overdue or due by the end of the next business day, or that
 * has no time yet and needs one.
 */
export const shipmentQuery = z.object({
  state: absent.or(z.enum([...shipmentStates, 'late', 'due'])).optional(),
  /** The beginning of a number of the shipment, or the reference of its request. */
  text: z.string().trim().max(200).optional(),
  sort: absent.or(z.enum(shipmentSorts)).optional(),
});

export type ShipmentQuery = z.output<typeof shipmentQuery>;
