import { z } from 'zod';
import { cargoInput } from '#features/cargo/cargo.ts';
import { transportModes } from '#features/cargo/choices.ts';
import { taxKinds } from '#features/cargo/tax-number.ts';
import { dueStates } from '#features/settings/due-state.ts';
import { serviceSlug } from '#features/settings/service-slugs.ts';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { isoDay } from '#platform/values/iso-day.ts';
import { moment } from '#platform/values/moment-shape.ts';
import {
  lineLimit,
  optionalEmail,
  optionalPhone,
  optionalText,
  proseLimit,
  requiredText,
  text,
} from '#platform/values/text.ts';
import { type LostReason, leadStages, lostReasons, mostMerged, readyWithin, replyChannels } from './lead.ts';
import { rateRequestBody, uploadsInput } from './lead-forms.ts';

const absent = z.literal('').transform(() => undefined);

const followUpStates = ['due', 'any'] as const;

/** Filter of the inbox, in its address and the API. An empty part matches everything. */
export const leadFilter = z.object({
  /** Words to find, the last one perhaps half typed. */
  text: z.string().trim().max(200).optional(),
  /** Without one: every lead but notices and spam. */
  stage: absent.or(z.enum(leadStages)).optional(),
  kind: absent.or(z.enum(['rate-request', 'contact-message'])).optional(),
  service: absent.or(serviceSlug).optional(),
  /** A member of staff, `none`, or `left`: anybody who is no longer at the desk. */
  owner: absent.or(z.string().regex(/^[\w-]{1,64}$/)).optional(),
  due: absent.or(z.enum(dueStates)).optional(),
  locale: absent.or(z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/)).optional(),
  mode: absent.or(z.enum(transportModes)).optional(),
  /** Ready within so many days or already, or `any`: a ready date is given. */
  ready: absent.or(z.enum(readyWithin)).optional(),
  /** Heavier than so many kg. */
  overKg: absent.or(z.string().regex(/^[1-9]\d{0,7}$/)).optional(),
  /** True if it is to be followed up: due by now, or at any time. */
  followUp: absent.or(z.enum(followUpStates)).optional(),
  /** True if a draft of its quote that began by the company's rates lacks nothing, and nobody has sent it. */
  draft: absent.or(z.literal('ready')).optional(),
  /** The member of staff who has something to do about it: src/features/requests/server/inbox/lead-filter.ts says what that is. */
  toDo: absent.or(z.string().regex(/^[\w-]{1,64}$/)).optional(),
});

export type LeadFilter = z.output<typeof leadFilter>;

const orders = ['newest', 'urgent'] as const;

/** A page of the inbox: `urgent` puts what is due first at the top, and what nobody waits for below, the newest first. */
export const leadPage = z.object({
  sort: z.enum(orders).default('newest'),
  /** The `next` of the page before. */
  cursor: z
    .string()
    .regex(/^(n\d{1,15}|u\d{1,15}\.\d{1,15})$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export type LeadPage = z.output<typeof leadPage>;

/** Most saved views of a member of staff. */
export const mostSavedViews = 20;

const viewName = requiredText(40);

/** A list of the inbox to be kept under a name. */
export const savedViewInput = z.object({
  name: viewName,
  filter: leadFilter,
  sort: z.enum(orders).default('urgent'),
});

export type SavedList = Omit<z.output<typeof savedViewInput>, 'name'>;

/** Another name for a saved view. */
export const renameViewInput = z.object({ name: viewName });

/** A lead as lists show it. */
export const leadSummary = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(['rate-request', 'contact-message']),
  stage: z.enum(leadStages),
  version: z.number().describe('To be sent with a change; a stale one is refused with 409.'),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  service: z.string().nullable().describe('As POST /raterequestform takes it.'),
  about: z.string(),
  locale: z.string().describe('The language that the customer is written to in: `en`, `es` or `pt`.'),
  ownerId: z.string().nullable(),
  receivedAt: moment,
  dueAt: moment,
  mode: z
    .enum(transportModes)
    .nullable()
    .describe('Of the shipment, as what follows; null where it is not known.'),
  grossKg: z.number().nullable(),
  volumeM3: z.number().nullable(),
  readyOn: z.iso.date().nullable(),
  laneFrom: z
    .string()
    .nullable()
    .describe('Where the goods come from: a place without its region, or a code.'),
  laneTo: z.string().nullable(),
  due: z.enum(dueStates).nullable().describe('Null when nobody waits for an answer.'),
  followUpAt: moment.nullable().describe('When staff ask about it again.'),
  isFollowUpDue: z.boolean(),
  isTrapFilled: z
    .boolean()
    .describe('The hidden field of the form was filled in: a program may have sent it.'),
  isDone: z.boolean().describe('Staff marked it as done: no answer is needed.'),
  hasPriority: z.boolean().describe('Staff gave it priority: it stands before others of the same due hour.'),
  hasMessage: z
    .boolean()
    .describe('The customer has written on their page or by mail, and waits for a reply.'),
});

export type LeadSummary = z.output<typeof leadSummary>;

const id = z.string().regex(/^[\w-]{1,64}$/);
/** Largest integer that a column of both databases holds. */
const highestVersion = 2 ** 31 - 1;
const version = z.number().int().min(1).max(highestVersion);
const seenLead = z.object({ id, version });

/** The follow-up of a move, instead of the proposed one: an undo sends the day that was there before. */
const followUpDate = isoDay
  .nullable()
  .optional()
  .describe('The day of the follow-up instead of the proposed one; null for none.');

/** Target stage, as the desk's commands check it: `lost` needs a reason, and the reason `other` a comment. */
const stageChoice = z.object({
  to: z.enum(leadStages),
  reason: z.enum(lostReasons).optional(),
  comment: optionalText(lineLimit),
  followUpDate,
});

/** Input of a change without further fields: the version that its author has seen. */
export const seenVersion = z.object({ version });

/** The way back from done, the notices or spam. */
export const restoreInput = seenVersion.extend({ followUpDate });

/** A move to another stage. */
export const stageInput = stageChoice.extend({ version });

/** A lead's new owner; null leaves it to everybody. */
export const ownerInput = z.object({ version, ownerId: id.nullable() });

/** The language that the customer writes, in which our mails go to them from now on. */
export const localeInput = z.object({ version, locale: z.enum(locales) });

/** The day on which a lead is to be followed up (YYYY-MM-DD); null for none. */
export const followUpInput = z.object({ version, date: isoDay.nullable() });

/** The reply that was given by other means than a mail from the desk. */
export const loggedReplyInput = z.object({
  version,
  channel: z.enum(replyChannels),
  comment: optionalText(proseLimit),
});

/** A rate request that reached a member of staff by other means than the site, such as a call, as they enter it. */
export const enteredRequestInput = rateRequestBody.omit({ firstPrice: true }).extend({
  channel: z.enum(replyChannels),
  /** The language that the customer speaks. */
  locale: z.enum(locales).default(defaultLocale),
  /** Mails the acknowledgement to its sender. */
  acknowledge: z.boolean().default(false),
  /** It was answered in the same call: nobody waits for an answer. */
  isAnswered: z.boolean().default(false),
});

export const customerRepliedInput = z.object({ version, comment: optionalText(proseLimit) });

/** The leads that are merged into the one of the address. `differentPeople`: it is meant, though nothing ties them. */
export const mergeInput = z.object({
  version,
  others: z
    .array(seenLead)
    .min(1)
    .max(mostMerged - 1),
  differentPeople: z.boolean().optional(),
});

/** The request that a mail is put on. */
export const putOnInput = z.object({ version, onto: seenLead });

/** The lead that is separated again from the one of the address. */
export const unmergeInput = z.object({ version, other: id });

/** One change to many leads, each with the version that its author has seen. */
export const bulkInput = z.object({
  leads: z.array(seenLead).min(1).max(200),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stage'), choice: stageChoice }),
    z.object({ kind: z.literal('owner'), ownerId: id.nullable() }),
    z.object({ kind: z.literal('follow-up'), date: isoDay.nullable() }),
    z.object({ kind: z.literal('restore'), followUpDate }),
    z.object({ kind: z.literal('done') }),
    z.object({ kind: z.literal('not-done'), followUpDate }),
    z.object({ kind: z.literal('priority') }),
    z.object({ kind: z.literal('not-priority') }),
  ]),
});

export type BulkInput = z.input<typeof bulkInput>;

/** Contact of a request's sender, by the link of the request; an empty field keeps the known value. */
export const contactCorrection = z.object({ email: optionalEmail, phone: optionalPhone });

/** Name and contact of a request's sender; every field replaces the known value. */
export const contactInput = contactCorrection.extend({
  version,
  name: optionalText(lineLimit),
  company: optionalText(lineLimit),
  /** To whom quotes and invoices are addressed; one that is left out stays as it is. */
  legalName: text(lineLimit).optional(),
  taxKind: z.enum(taxKinds).or(z.literal('')).optional(),
  taxNumber: text(lineLimit).optional(),
  address: text(proseLimit).optional(),
});

const correctedProse = text(proseLimit).optional();

/** Answers of a request that staff correct; an omitted field stays unchanged. */
export const correctionInput = z.object({
  version,
  service: serviceSlug.nullable().optional().describe('As POST /raterequestform takes it; null for none.'),
  products: correctedProse,
  productOrigin: correctedProse,
  objective: correctedProse,
  productToExport: correctedProse,
  referenceNumber: text(lineLimit).optional(),
  shipment: cargoInput
    .nullable()
    .optional()
    .describe('Lane and cargo, which replace those that are known as a whole; null for none.'),
});

export type Correction = Omit<z.output<typeof correctionInput>, 'version'>;

/** The id of the customer's link that a new one replaces; null where none works. */
export const linkInput = z.object({ replaces: id.nullable() });

/** A customer's message on the page of their request: a text, files, or both. */
export const messageInput = z
  .object({ text: optionalText(proseLimit), ...uploadsInput })
  .refine(({ text, attachments = [] }) => text !== '' || attachments.length > 0, {
    path: ['text'],
    error: 'message-or-files',
  });

/** A note for the desk, or a change of a quote that its customer asks for. */
export const noteInput = z.object({ text: requiredText(proseLimit) });

/** A reply by mail; `stage` changes with it. */
export const replyInput = z.object({
  version,
  to: optionalText(lineLimit).describe(
    'The address of one of the people who wrote about the request, or of its contact. Empty for who wrote last on the customer’s side.',
  ),
  subject: requiredText(lineLimit),
  body: requiredText(proseLimit),
  stage: stageChoice.optional(),
  ...uploadsInput,
});

/** A reply that is not sent yet. */
export const draftInput = z.object({
  to: optionalText(lineLimit).describe('The address that the reply goes to; empty for the usual one.'),
  subject: optionalText(lineLimit),
  body: optionalText(2 * proseLimit),
});

/**
 * Report of a page that has a lead open: the position of the newest event that it shows, and whether its reader is
 * typing a reply.
 */
export const presenceInput = z.object({
  after: z.number().int().min(0).optional(),
  isTyping: z.boolean().optional(),
});

/** A reply to be used often, with its text in each language; one of them at least holds a text. */
export const cannedReplyInput = z.object({
  title: requiredText(lineLimit),
  texts: z.object(
    Object.fromEntries(locales.map((locale) => [locale, optionalText(proseLimit)])) as Record<
      Locale,
      ReturnType<typeof optionalText>
    >,
  ),
});

/** Periods of the figures in weeks, the present week included. */
export const figuresPeriods = ['4', '12', '26'] as const;

/** Query of the desk's figures. */
export const figuresQuestion = z.object({
  weeks: z.enum(figuresPeriods).default('12').transform(Number),
  kind: absent.or(z.enum(['rate-request', 'contact-message'])).optional(),
});

export type FiguresQuestion = z.output<typeof figuresQuestion>;

/** A week from Monday to Sunday on the office's calendar. */
export interface WeekOfLeads {
  /** Its Monday: YYYY-MM-DD. */
  start: string;
  count: number;
  /** Of the week's requests, those answered by when it was promised, and those that were not. */
  inTime: number;
  late: number;
  /** By slug, or `noService`. */
  services: Record<string, number>;
  locales: Record<string, number>;
}

/**
 * Figures of the requests of a period; times in milliseconds. Notices, spam and merged requests do not count; erased ones do.
 */
export interface LeadFigures {
  from: number;
  to: number;
  count: number;
  /** The oldest first; the last one is the present week. */
  weeks: WeekOfLeads[];
  answers: {
    /** Requests that a person answered; what follows is their time to the first answer, in opening hours. */
    answered: number;
    median: number | null;
    ninetieth: number | null;
    /** Answered by when it was promised. */
    inTime: number;
    /** Answered later, or not answered although the time is over; not what staff called done without a reply. */
    late: number;
  };
  outcomes: { won: number; lost: number; reasons: Record<LostReason, number> };
}
