import { z } from 'zod';
import { areDatesReversed } from '#features/cargo/contradictions.ts';
import { completeDetails } from '#features/cargo/form-cargo.ts';
import { nestedIn, rewriteDetails } from '#features/cargo/form-fields.ts';
import { isSpecialRequest } from '#features/cargo/special-cargo.ts';
import { firstPriceText } from '#features/rates/price/first-price-text.ts';
import { isRequestedMode } from '#features/rates/price/requested-mode.ts';
import {
  findFirstPrice,
  laneOf,
  type PriceReader,
  readFirstPrice,
  type ShownPrice,
  withoutRates,
} from '#features/rates/server/first-price.ts';
import { templateOf } from '#features/settings/own-services.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { defineCommand, notFound, text, uploadsGone, withUploadIds } from '#platform/commands/command.ts';
import { statusPage } from '#platform/commands/submission-headers.ts';
import type { Services } from '#platform/context.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { rewriteDate } from '#platform/values/typed-date.ts';
import { labelsIn } from '../../describe-answers.ts';
import {
  contactMessageInput,
  type RateRequestAnswers,
  rateRequestBody,
  readRateRequest,
} from '../../lead-forms.ts';
import { contactCorrection, messageInput, noteInput } from '../../lead-input.ts';
import { sendMessage } from '../customer/send-message.ts';
import { correctContact, undoContactChange } from './change-contact.ts';
import { rateRequestExamples } from './rate-request-examples.ts';
import { submitLead } from './submit-lead.ts';

const summary = text(({ checkFields }) => checkFields);

const policy = { role: 'anyone', isSubmission: true } as const;
const returns = { reference: z.string() };
const promised = {
  ...returns,
  dueAt: z
    .number()
    .describe('By when a person answers, in milliseconds since 1970; absent where no time is promised.')
    .optional(),
};
const unanswerable = 'one-way-to-answer';

/** The page of a request that was stored; the one that mails its link where that cannot be shown. */
const pageOf = ({ secret }: { secret: string | null }) => (secret === null ? '/track' : statusPage(secret));

type Body = z.output<typeof rateRequestBody> & Pick<RateRequestAnswers, 'unread'>;

/**
 * The price that the sender was shown for the lane and mode of the request; without one, that of the cargo, which the
 * receipt shows and which counts towards the sender's limits.
 */
async function firstPriceFor(
  deps: Pick<Services, 'db' | 'clock' | 'cipher' | 'firstPriceLimit'>,
  { locale, ...reader }: PriceReader & { locale: Locale },
  signed: string | undefined,
  { shipment: cargo, service, products, productToExport }: Body,
): Promise<ShownPrice | null> {
  const lane = cargo && (await laneOf(cargo));
  const goods = [products, productToExport];
  const template = service ? templateOf(currentSettings(), service) : null;
  if (!lane || isSpecialRequest({ cargo, service: template, goods }, locale)) return null;
  const shown = readFirstPrice(deps, signed);
  const isOfRequest = shown?.from === lane.from && shown.to === lane.to;
  if (isOfRequest && isRequestedMode(shown.mode, cargo, service ?? null)) return shown;
  const found = await findFirstPrice(deps, { cargo, service: service ?? null });
  return found && (await deps.firstPriceLimit.take(reader, lane)).ok ? withoutRates(found) : null;
}

/** The dates among the details of a form, typed in a locale, as the schema reads them. */
function datesIn(fields: Record<string, string>, locale: Locale): Record<string, string> {
  const dates = ['shipment.readyOn', 'shipment.deliverBy'].filter((name) => fields[name]);
  return Object.fromEntries(dates.map((name) => [name, rewriteDate(fields[name] ?? '', locale)]));
}

/** Refusals of what is written by the link of a request. */
export const messageRefusals = {
  'attachment-gone': uploadsGone,
  'no-such-lead': notFound,
  'link-ended': { status: 404, message: text(({ linkEnded }) => linkEnded) },
  'too-often': { status: 429, message: text(({ messagedTooOften }) => messagedTooOften) },
} as const;

/** Visitors' forms: nothing is lost, and a repeat under the same key is stored once. */
export const submissionCommands = {
  rateRequest: defineCommand({
    policy,
    endpoint: ['post', '/raterequestform'],
    summary: 'Request a rate (client brief)',
    description:
      'Every answer may be left out, but one of `email` and `phone` must be given, unless a bearer token links the request to an account. Files are uploaded before, by `POST /api/v1/uploads`, and named in `attachments` with their `uploadKey`. An optional answer that cannot be read refuses nothing: it is stored as text, as it was typed, and returned in `unread`; answers that contradict each other are stored and named in `hints`. Refused are files that are not there, an e-mail address or telephone number at fault where it is the only way to answer, a list that is too long, and a text longer than 20,000 characters.',
    input: rateRequestBody,
    readRefused: readRateRequest,
    examples: rateRequestExamples,
    fromForm: (fields, locale) => ({
      ...withUploadIds(fields),
      shipment: nestedIn(
        completeDetails(
          { ...rewriteDetails(fields, locale), ...datesIn(fields, locale) },
          currentSettings().company.address.country,
        ),
        'shipment',
      ),
    }),
    invalid: summary,
    async run(
      { deps, facts, submission },
      { attachments = [], uploadKey = '', firstPrice: signed, ...answers }: Body,
    ) {
      const account = (await facts.session())?.account;
      const uploads = { fileIds: attachments, uploadKey };
      const firstPrice = await firstPriceFor(
        deps,
        {
          address: facts.address,
          accountId: account?.emailVerified ? account.id : null,
          locale: submission.locale,
        },
        signed,
        answers,
      ).catch((error) => {
        facts.reportError(error);
        return null;
      });
      const lead = { kind: 'rate-request', answers, uploads, firstPrice } as const;
      const outcome = await submitLead(deps, lead, submission, account);
      if (!outcome.ok) return outcome;
      const { unread, shipment } = answers;
      const hints =
        shipment && areDatesReversed(shipment)
          ? [{ field: 'shipment.deliverBy', problem: 'before-ready' as const }]
          : undefined;
      const { locale } = submission;
      return {
        ...outcome,
        ...{ location: pageOf(outcome), unread, hints },
        ...(attachments.length > 0 && { hasFiles: true }),
        firstPrice: firstPrice
          ? `${labelsIn(locale).rateRequest.firstPrice}: ${firstPriceText(locale, firstPrice)}`
          : undefined,
      };
    },
    refusals: {
      [unanswerable]: { problems: () => ({ email: unanswerable }), summary },
      'attachment-gone': uploadsGone,
    },
    done: text(({ rateRequest }) => rateRequest.sent),
    returns: {
      ...promised,
      unread: z
        .array(z.object({ field: z.string(), text: z.string() }))
        .describe('The answers that could not be read, by path, as they were typed.')
        .optional(),
      hints: z
        .array(z.object({ field: z.string(), problem: z.enum(['before-ready']) }))
        .describe('The answers that were stored and that the sender should check, by path.')
        .optional(),
      hasFiles: z.boolean().describe('Files were sent with the request; absent without any.').optional(),
      firstPrice: z
        .string()
        .describe(
          'The estimated price of the request with its day, as text; absent where the site shows none.',
        )
        .optional(),
    },
  }),
  contactMessage: defineCommand({
    policy,
    endpoint: ['post', '/contactform'],
    summary: 'Send a message',
    input: contactMessageInput,
    invalid: summary,
    async run({ deps, submission }, answers) {
      const outcome = await submitLead(deps, { kind: 'contact-message', answers }, submission);
      return outcome.ok ? { ...outcome, location: pageOf(outcome) } : outcome;
    },
    refusals: {
      [unanswerable]: { problems: () => ({ email: unanswerable }), summary },
      'attachment-gone': uploadsGone,
    },
    done: text(({ contactMessage }) => contactMessage.sent),
    returns: promised,
  }),
  /** By the link of the request, whose secret no address of the API holds: addresses are logged. */
  correctContact: defineCommand({
    policy,
    summary: 'Correct how one is reached',
    input: contactCorrection,
    invalid: summary,
    async run({ deps, params: { secret = '' } }, contact) {
      const outcome = await correctContact(deps, secret, contact);
      // A correction without a change succeeds.
      if (!outcome.ok && outcome.reason !== 'nothing-changed') return { ok: false, reason: outcome.reason };
      return { ok: true, correctedReference: outcome.ok && outcome.hasNewLink ? outcome.reference : null };
    },
    refusals: {
      'no-such-lead': notFound,
      'too-often': { status: 422, message: text(({ correctedTooOften }) => correctedTooOften) },
      'too-many-mails': { status: 429, message: text(({ correctionNotMailed }) => correctionNotMailed) },
      undone: { status: 422, message: text(({ correctionUndone }) => correctionUndone) },
    },
    done: text(({ contactMessage }) => contactMessage.sent),
  }),
  /** By the link that the change has ended. */
  undoContactChange: defineCommand({
    policy,
    summary: 'Undo a change of one’s address',
    run: ({ deps, params: { secret = '' } }) => undoContactChange(deps, secret),
    refusals: { 'no-such-lead': notFound },
    done: text(({ contactMessage }) => contactMessage.sent),
  }),
  /** By the link of the request, as `correctContact` is. */
  askForChange: defineCommand({
    policy,
    summary: 'Ask for a change of one’s quote',
    input: noteInput,
    invalid: summary,
    run: ({ deps, submission, params: { secret = '' } }, { text: typed }) =>
      sendMessage(deps, secret, { text: typed, key: submission.key, asks: 'change' }),
    refusals: messageRefusals,
    done: text(({ contactMessage }) => contactMessage.sent),
  }),
  /** By the link of the request, as `correctContact` is. */
  sendMessage: defineCommand({
    policy,
    summary: 'Write about one’s request',
    input: messageInput,
    invalid: summary,
    fromForm: withUploadIds,
    run: ({ deps, submission, params: { secret = '' } }, { text: typed, attachments = [], uploadKey = '' }) =>
      sendMessage(deps, secret, {
        text: typed,
        key: submission.key,
        uploads: { fileIds: attachments, uploadKey },
      }),
    refusals: messageRefusals,
    done: text(({ contactMessage }) => contactMessage.sent),
  }),
};
