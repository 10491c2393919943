import { z } from 'zod';
import { requestableServices } from '#features/rates/price/requested-services.ts';
import { noteInput } from '#features/requests/lead-input.ts';
import { messageRefusals } from '#features/requests/server/commands/submissions.ts';
import { leadOutcomes } from '#features/requests/strings/en/outcomes.ts';
import { type Call, defineCommand, notFound, text, wrongField } from '#platform/commands/command.ts';
import {
  acceptQuoteInput,
  declineQuoteInput,
  discardQuoteInput,
  quoteDraftInput,
  recordAcceptanceInput,
  recordDeclineInput,
  sendQuoteInput,
} from '../quote-input.ts';
import { quoteOutcomes } from '../strings/en/outcomes.ts';
import { askForRequote } from './ask-for-requote.ts';
import { decideQuote, reopenQuote } from './decide-quote.ts';
import { quoteExamples } from './quote-examples.ts';
import { discardQuoteDraft, saveQuoteDraft } from './save-draft.ts';
import { queueQuote, undoQuote } from './waiting-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

const { done, refusals } = quoteOutcomes;
const policy = { role: 'agent' } as const;

const onDecision = {
  policy,
  refusals: {
    ...refusals,
    'no-such-quote': notFound,
    'no-such-option': wrongField('optionId', 'choose'),
    'comment-missing': wrongField('comment', 'required'),
  },
  returns: { revision: z.number(), isRepeat: z.boolean() },
} as const;

/** Staff's commands on quotes, by the intent of their form. */
export const quoteCommands = {
  'quote-draft': defineCommand({
    policy,
    endpoint: ['put', '/leads/{id}/quote-draft'],
    summary: 'Save the draft of the next quote',
    description:
      'One draft for all of the desk; `version` is 0 for the first save. A stale one is refused with 409, and `current` is the draft that stands, or null where it was sent or discarded. Rates and quantities are decimal texts, amounts integers of minor units. A quantity that is null is worked out from the shipment; a value in another currency only by the rates of the quote. Of `value-percent` and `insured-value` it is the value of the goods; the second charges on 110 % of that and of the freight with its surcharges to the destination. Charges keep the order that is sent. `uncovered` names the requested services that no line of an option charges for; such a quote can be sent.',
    input: quoteDraftInput,
    examples: quoteExamples,
    run: ({ deps, staff: by, params: { id: leadId } }, { version, ...draft }) =>
      saveQuoteDraft(deps, { leadId, version, by }, draft),
    refusals: { 'no-such-lead': notFound, changed: refusals.changed },
    done: done.draft,
    returns: {
      quoteId: z.string(),
      revision: z.number(),
      version: z.number(),
      uncovered: z.array(z.object({ optionId: z.string(), services: z.array(z.enum(requestableServices)) })),
    },
  }),
  'discard-quote': defineCommand({
    policy,
    endpoint: ['delete', '/leads/{id}/quote-draft'],
    summary: 'Throw the draft of a quote away',
    input: discardQuoteInput,
    run: ({ deps, params }, { version }) => discardQuoteDraft(deps, { leadId: params.id, version }),
    refusals: { changed: refusals.changed },
    done: done.discard,
  }),
  'send-quote': defineCommand({
    policy,
    endpoint: ['post', '/quotes/{quoteId}/send'],
    summary: 'Send a draft to the customer as the next revision',
    description:
      'The draft waits until `leavesAt`, ten seconds later; until then DELETE takes it back. Then the PDF is made and stored, what is sent is locked, the open quote before is superseded, the timer stops and the request moves to Quoted. One that is refused then is the draft again, and its author is told why. Needs the versions of draft and request. A price for carriage is refused for a request without lane (`no-lane`) or cargo (`no-cargo`): correct the request first. Refused without `confirmed` where it is probably a mistake: a total above the value of the goods (`above-value`), a rate ten times or a tenth of that of its sheet or of the lane’s latest quotes (`far-rate`), a charge that does not belong to the mode of its option (`wrong-charge`), no option in the requested mode (`other-mode`), a price below its cost (`below-cost`) or at it (`at-cost`), another quantity than the cargo has (`other-quantity`), the rate of another weight break (`other-break`), a line without a rate or a draft by the company’s rates that lacks something (`unpriced`), a requested service without a line (`uncovered`).',
    input: sendQuoteInput,
    run: ({ deps, staff: { id, name }, params: { quoteId } }, { confirmed, ...versions }) =>
      queueQuote(deps, { quoteId, ...versions, isConfirmed: confirmed, by: { id, name } }),
    refusals: {
      ...refusals,
      'no-such-quote': notFound,
      'no-such-lead': notFound,
      'quote-changed': refusals.changed,
      changed: leadOutcomes.refusals.changed,
      'no-terms': { field: 'terms', message: refusals['no-terms'] },
      'no-validity': { field: 'validUntil', message: refusals['no-validity'] },
      'validity-past': { field: 'validUntil', message: refusals['validity-past'] },
      unconfirmed: { field: 'confirmed', message: refusals.unconfirmed },
      'text-missing': { field: 'message', message: refusals['text-missing'] },
      'variables-missing': { field: 'message', message: leadOutcomes.refusals['variables-missing'] },
      'no-address': leadOutcomes.refusals['no-address'],
      spam: leadOutcomes.refusals.spam,
      'not-waiting': refusals['not-a-draft'],
    },
    done: done.send,
    returns: { version: z.number(), revision: z.number(), leavesAt: z.number() },
  }),
  'undo-quote': defineCommand({
    policy,
    endpoint: ['delete', '/quotes/{quoteId}/send'],
    summary: 'Take back a quote of yours that waits to be sent, or one that a rule would send',
    description: 'It is the draft again, and no rule sends it any more.',
    run: ({ deps, staff: by, params }) => undoQuote(deps, { ...params, by }),
    refusals: {
      'no-such-quote': notFound,
      'already-sent': refusals['already-sent'],
    },
    done: done.undo,
  }),
  'withdraw-quote': defineCommand({
    policy,
    endpoint: ['post', '/quotes/{quoteId}/withdraw'],
    summary: 'Withdraw a quote that was sent',
    description: 'The customer can no longer accept it, and their page says so.',
    run: ({ deps, staff: by, params }) => withdrawQuote(deps, { ...params, by }),
    refusals: {
      'no-such-quote': notFound,
      'no-such-lead': notFound,
      'not-open': refusals['not-open'],
      changed: leadOutcomes.refusals.changed,
    },
    done: done.withdraw,
    returns: { version: z.number() },
  }),
  'record-acceptance': defineCommand({
    ...onDecision,
    endpoint: ['post', '/quotes/{quoteId}/accept'],
    summary: 'Record that the customer accepted a quote by phone, mail or purchase order',
    description: 'Moves the request to Won. The same acceptance again changes nothing.',
    input: recordAcceptanceInput,
    run: ({ deps, staff: by, params }, { via, ...acceptance }) =>
      decideQuote(deps, params.quoteId, { kind: 'staff', by, via }, { outcome: 'accepted', ...acceptance }),
    done: done.accept,
  }),
  'record-decline': defineCommand({
    ...onDecision,
    endpoint: ['post', '/quotes/{quoteId}/decline'],
    summary: 'Record that the customer declined a quote',
    description: 'Moves the request to Lost, with the reason.',
    input: recordDeclineInput,
    run: ({ deps, staff: by, params }, { via, ...decline }) =>
      decideQuote(deps, params.quoteId, { kind: 'staff', by, via }, { outcome: 'declined', ...decline }),
    done: done.decline,
  }),
  'reopen-quote': defineCommand({
    policy,
    endpoint: ['post', '/quotes/{quoteId}/reopen'],
    summary: 'Undo a decision that was recorded by mistake',
    description: 'The quote is open again, and the request Quoted. Refused once the shipment has begun.',
    run: ({ deps, staff: by, params }) => reopenQuote(deps, { ...params, by }),
    refusals: { ...refusals, 'no-such-quote': notFound },
    done: done.reopen,
    returns: { version: z.number() },
  }),
};

const summary = text(({ checkFields }) => checkFields);

/** The customer's decisions; refusals give the reason and what to do. */
const byLink = {
  policy: { role: 'anyone', isSubmission: true },
  invalid: summary,
  refusals: {
    'no-such-quote': { status: 404, message: text(({ quote }) => quote.unknown) },
    'no-such-option': wrongField('optionId', 'choose', summary),
    'comment-missing': wrongField('comment', 'required', summary),
    expired: text(({ quote }) => quote.expired),
    withdrawn: text(({ quote }) => quote.withdrawn),
    superseded: text(({ quote }) => quote.superseded),
    'already-decided': ({ outcome }: { outcome: 'accepted' | 'declined' }) =>
      text(({ quote }) => quote.alreadyDecided[outcome]),
  },
  returns: onDecision.returns,
} as const;

function decideByLink(
  { deps, facts, params: { secret, quoteId } }: Call<(typeof byLink)['policy'], 'secret' | 'quoteId'>,
  decision: Parameters<typeof decideQuote>[3],
) {
  const { address, userAgent = '' } = facts;
  return decideQuote(deps, quoteId, { kind: 'customer', secret, address, userAgent }, decision);
}

/** Commands by the link of a request, on its page or by the API. */
export const customerQuoteCommands = {
  acceptQuote: defineCommand({
    ...byLink,
    endpoint: ['post', '/requests/{secret}/quotes/{quoteId}/accept'],
    summary: 'Accept an option of a quote',
    description:
      'By the link of the request. Accepting twice is accepted once. Kept on record: name, time, address, browser, and the SHA-256 of terms and PDF.',
    input: acceptQuoteInput,
    run: (call, { terms: _, ...acceptance }) => decideByLink(call, { outcome: 'accepted', ...acceptance }),
    done: text(({ quote }) => quote.accepted),
  }),
  declineQuote: defineCommand({
    ...byLink,
    endpoint: ['post', '/requests/{secret}/quotes/{quoteId}/decline'],
    summary: 'Decline a quote',
    description: 'By the link of the request, with a reason; `other` needs a comment.',
    input: declineQuoteInput,
    run: (call, decline) => decideByLink(call, { outcome: 'declined', ...decline }),
    done: text(({ quote }) => quote.declined),
  }),
  /** By the link of the request, whose secret no address of the API holds: addresses are logged. */
  askForRequote: defineCommand({
    policy: byLink.policy,
    summary: 'Ask for another quote in place of one that was declined or has expired',
    input: noteInput,
    invalid: summary,
    run: ({ deps, submission, params: { secret = '' } }, { text: message }) =>
      askForRequote(deps, secret, { text: message, key: submission.key }),
    refusals: { ...messageRefusals, 'not-over': text(({ quote }) => quote.notOver) },
    done: text(({ contactMessage }) => contactMessage.sent),
  }),
};
