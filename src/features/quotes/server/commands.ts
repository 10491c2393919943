import { z } from 'zod';
import { defineCommand, notFound, text, wrongField } from '../../../platform/commands/command.ts';
import { leadOutcomes } from '../../requests/strings/en/outcomes.ts';
import {
  acceptQuoteInput,
  declineQuoteInput,
  discardQuoteInput,
  quoteDraftInput,
  recordAcceptanceInput,
  recordDeclineInput,
  sendQuoteInput,
} from '../quote-input.ts';
import { requestableServices } from '../requested-services.ts';
import { quoteOutcomes } from '../strings/en/outcomes.ts';
import { decideQuote, reopenQuote } from './decide-quote.ts';
import { quoteExamples } from './quote-examples.ts';
import { discardQuoteDraft, saveQuoteDraft } from './save-draft.ts';
import { queueQuote, undoQuote } from './waiting-quote.ts';
import { withdrawQuote } from './withdraw-quote.ts';

const { done, refusals } = quoteOutcomes;
const policy = { role: 'agent' } as const;

/** What the refusals of a decision share, for the desk. */
const onDecision = {
  'no-such-quote': notFound,
  'no-such-option': wrongField('optionId', 'choose'),
  'comment-missing': wrongField('comment', 'required'),
  expired: refusals.expired,
  withdrawn: refusals.withdrawn,
  superseded: refusals.superseded,
  'already-decided': refusals['already-decided'],
} as const;

/** What staff do with quotes, by the intent of the form that asks for it. */
export const quoteCommands = {
  'quote-draft': defineCommand({
    policy,
    endpoint: ['put', '/leads/{id}/quote-draft'],
    summary: 'Save the draft of the next quote',
    description:
      'One draft for all of the desk; `version` is 0 for the first save. A stale one is refused with 409, and `current` is the draft that stands, or null where it was sent or discarded. Rates and quantities are decimal texts, amounts integers of minor units. A quantity that is null is worked out from the shipment; a value in another currency only by the rates of the quote. Of `value-percent` and `insured-value` it is the value of the goods; the second charges on 110 % of that and of the other charges. `uncovered` names the requested services that no line of an option charges for; such a quote can be sent.',
    input: quoteDraftInput,
    examples: quoteExamples,
    run: ({ deps, staff, params }, { version, ...draft }) =>
      saveQuoteDraft(deps, { leadId: params.id, version, by: { id: staff.id, name: staff.name } }, draft),
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
      'The draft waits until `leavesAt`, ten seconds later; until then DELETE takes it back. Then the PDF is made and stored, what is sent is locked, the open quote before is superseded, the timer stops and the request moves to Quoted. One that is refused then is the draft again, and its author is told why. Needs the versions of draft and request.',
    input: sendQuoteInput,
    run: ({ deps, staff, params }, versions) =>
      queueQuote(deps, {
        quoteId: params.quoteId,
        version: versions.version,
        leadVersion: versions.leadVersion,
        by: { id: staff.id, name: staff.name },
      }),
    refusals: {
      'no-such-quote': notFound,
      'no-such-lead': notFound,
      'not-a-draft': refusals['not-a-draft'],
      'draft-exists': refusals['draft-exists'],
      'quote-changed': refusals.changed,
      changed: leadOutcomes.refusals.changed,
      'no-lines': refusals['no-lines'],
      'unknown-quantity': refusals['unknown-quantity'],
      'needs-text': refusals['needs-text'],
      'zero-total': refusals['zero-total'],
      'too-large': refusals['too-large'],
      'too-long': refusals['too-long'],
      'no-conversion': refusals['no-conversion'],
      'no-terms': { field: 'terms', message: refusals['no-terms'] },
      'no-validity': { field: 'validUntil', message: refusals['no-validity'] },
      'validity-past': { field: 'validUntil', message: refusals['validity-past'] },
      'text-missing': { field: 'message', message: refusals['text-missing'] },
      'variables-missing': { field: 'message', message: leadOutcomes.refusals['variables-missing'] },
      'no-address': leadOutcomes.refusals['no-address'],
      'no-link': refusals['no-link'],
      spam: leadOutcomes.refusals.spam,
      'not-waiting': refusals['not-a-draft'],
    },
    done: done.send,
    returns: { version: z.number(), revision: z.number(), leavesAt: z.number() },
  }),
  'undo-quote': defineCommand({
    policy,
    endpoint: ['delete', '/quotes/{quoteId}/send'],
    summary: 'Take back a quote of yours that waits to be sent',
    description: 'It is the draft again.',
    run: ({ deps, staff, params }) =>
      undoQuote(deps, { quoteId: params.quoteId, by: { id: staff.id, name: staff.name } }),
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
    run: ({ deps, staff, params }) =>
      withdrawQuote(deps, { quoteId: params.quoteId, by: { id: staff.id, name: staff.name } }),
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
    policy,
    endpoint: ['post', '/quotes/{quoteId}/accept'],
    summary: 'Record that the customer accepted a quote by phone, mail or purchase order',
    description: 'Moves the request to Won. The same acceptance again changes nothing.',
    input: recordAcceptanceInput,
    run: ({ deps, staff, params }, { via, ...acceptance }) =>
      decideQuote(
        deps,
        params.quoteId,
        { kind: 'staff', by: { id: staff.id, name: staff.name }, via },
        { outcome: 'accepted', ...acceptance },
      ),
    refusals: onDecision,
    done: done.accept,
    returns: { revision: z.number(), isRepeat: z.boolean() },
  }),
  'record-decline': defineCommand({
    policy,
    endpoint: ['post', '/quotes/{quoteId}/decline'],
    summary: 'Record that the customer declined a quote',
    description: 'Moves the request to Lost, with the reason.',
    input: recordDeclineInput,
    run: ({ deps, staff, params }, { via, ...decline }) =>
      decideQuote(
        deps,
        params.quoteId,
        { kind: 'staff', by: { id: staff.id, name: staff.name }, via },
        { outcome: 'declined', ...decline },
      ),
    refusals: onDecision,
    done: done.decline,
    returns: { revision: z.number(), isRepeat: z.boolean() },
  }),
  'reopen-quote': defineCommand({
    policy,
    endpoint: ['post', '/quotes/{quoteId}/reopen'],
    summary: 'Undo a decision that was recorded by mistake',
    description: 'The quote is open again, and the request Quoted. Refused once the shipment has begun.',
    run: ({ deps, staff, params }) =>
      reopenQuote(deps, { quoteId: params.quoteId, by: { id: staff.id, name: staff.name } }),
    refusals: {
      'no-such-quote': notFound,
      'not-decided': refusals['not-decided'],
      'shipment-begun': refusals['shipment-begun'],
      superseded: refusals.superseded,
    },
    done: done.reopen,
    returns: { version: z.number() },
  }),
};

const byCustomer = { role: 'anyone', isSubmission: true } as const;
const summary = text(({ checkFields }) => checkFields);

/** What the refusals of a decision say to the customer: why it is not possible, and what to do. */
const toCustomer = {
  'no-such-quote': { status: 404, message: text(({ quote }) => quote.unknown) },
  'no-such-option': wrongField('optionId', 'choose', summary),
  'comment-missing': wrongField('comment', 'required', summary),
  expired: text(({ quote }) => quote.expired),
  withdrawn: text(({ quote }) => quote.withdrawn),
  superseded: text(({ quote }) => quote.superseded),
  'already-decided': ({ outcome }: { outcome: 'accepted' | 'declined' }) =>
    text(({ quote }) => quote.alreadyDecided[outcome]),
} as const;

/** What the holder of a request's link does with a quote, on its page or by the API. */
export const customerQuoteCommands = {
  acceptQuote: defineCommand({
    policy: byCustomer,
    endpoint: ['post', '/requests/{secret}/quotes/{quoteId}/accept'],
    summary: 'Accept an option of a quote',
    description:
      'By the link of the request. Accepting twice is accepted once. Kept on record: name, time, address, browser, and the SHA-256 of terms and PDF.',
    input: acceptQuoteInput,
    invalid: summary,
    run: ({ deps, facts, params }, { terms: _, ...acceptance }) =>
      decideQuote(
        deps,
        params.quoteId,
        {
          kind: 'customer',
          secret: params.secret,
          address: facts.address,
          userAgent: facts.userAgent ?? '',
        },
        { outcome: 'accepted', ...acceptance },
      ),
    refusals: toCustomer,
    done: text(({ quote }) => quote.accepted),
    returns: { revision: z.number(), isRepeat: z.boolean() },
  }),
  declineQuote: defineCommand({
    policy: byCustomer,
    endpoint: ['post', '/requests/{secret}/quotes/{quoteId}/decline'],
    summary: 'Decline a quote',
    description: 'By the link of the request, with a reason; `other` needs a comment.',
    input: declineQuoteInput,
    invalid: summary,
    run: ({ deps, facts, params }, decline) =>
      decideQuote(
        deps,
        params.quoteId,
        {
          kind: 'customer',
          secret: params.secret,
          address: facts.address,
          userAgent: facts.userAgent ?? '',
        },
        { outcome: 'declined', ...decline },
      ),
    refusals: toCustomer,
    done: text(({ quote }) => quote.declined),
    returns: { revision: z.number(), isRepeat: z.boolean() },
  }),
};
