import { z } from 'zod';
import type { StaffPolicy } from '#platform/commands/caller.ts';
import {
  type Call,
  defineCommand,
  type Fields,
  notFound,
  uploadsGone,
  withUploadIds,
  wrongField,
} from '#platform/commands/command.ts';
import { attachmentFields } from '#platform/files/attachment-input.ts';
import {
  contactInput,
  correctionInput,
  customerRepliedInput,
  draftInput,
  followUpInput,
  linkInput,
  localeInput,
  loggedReplyInput,
  mergeInput,
  noteInput,
  ownerInput,
  putOnInput,
  replyInput,
  restoreInput,
  seenVersion,
  stageInput,
  unmergeInput,
} from '../../lead-input.ts';
import { leadOutcomes } from '../../strings/en/outcomes.ts';
import { mergeAll, mergeLeads } from '../merge/merge-leads.ts';
import { unmergeLead } from '../merge/unmerge-lead.ts';
import { discardDraft, saveDraft } from '../reply/draft.ts';
import { retryMail } from '../reply/undelivered.ts';
import { queueReply, undoReply } from '../reply/waiting-reply.ts';
import { addNote } from './add-note.ts';
import { assignLead } from './assign-lead.ts';
import { changeContact } from './change-contact.ts';
import { renewLink, revokeLink } from './change-link.ts';
import { changeLocale } from './change-locale.ts';
import { changeStage, restoreLead } from './change-stage.ts';
import { correctRequest } from './correct-request.ts';
import { setFollowUp } from './follow-up.ts';
import { logCustomerReply, logReply } from './log-reply.ts';
import { markDone, unmarkDone } from './mark-done.ts';
import { shipmentIn } from './new-request.ts';
import { setPriority } from './priority.ts';
import { showThirdPartyMail } from './third-party-mail.ts';

const { done, refusals } = leadOutcomes;

function at<Message>(field: string, message: Message) {
  return { field, message };
}

/** Shared by the commands on one lead. A refusal without a field is one of the lead's state. */
const onLead = {
  policy: { role: 'agent' },
  returns: { version: z.number().optional() },
  refusals: {
    ...refusals,
    'no-such-lead': notFound,
    'text-missing': at('body', refusals['text-missing']),
    'text-too-long': at('body', refusals['text-too-long']),
    'comment-missing': at('comment', refusals['comment-missing']),
    'comment-too-long': at('comment', refusals['comment-too-long']),
    'reason-missing': at('reason', refusals['reason-missing']),
    'variables-missing': at('body', refusals['variables-missing']),
    'no-such-staff': at('ownerId', refusals['no-such-staff']),
    'same-lead': at('other', refusals['same-lead']),
    'date-too-far': at('date', refusals['date-too-far']),
    'one-way-to-answer': at('email', refusals['one-way-to-answer']),
  },
} as const;

function changeOf({ params, staff: by }: Call<StaffPolicy, 'id'>, version: number) {
  return { leadId: params.id, version, by };
}

/** A stage as a form chooses it; none is chosen where the lead's stays as it is. */
function stageIn({ stage, reason, detail = '', ...fields }: Fields) {
  return stage
    ? { to: stage, comment: detail, ...(stage === 'lost' && reason ? { reason } : {}), ...followUpIn(fields) }
    : undefined;
}

/** The day that an undo brings back: empty for none, absent from any other form. */
function followUpIn({ followUpDate }: Fields) {
  return followUpDate === undefined ? {} : { followUpDate: followUpDate || null };
}

/** Staff's commands on one lead, by the intent of their form. */
export const leadCommands = {
  reply: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/replies'],
    summary: 'Answer a request by mail',
    description:
      'It waits ten seconds and is sent at `leavesAt`, which stops the timer; until then `replyId` takes it back. Where the request has changed by then so that it is refused, it is your draft again. A variable such as {{name}} that nobody filled in keeps it from being sent. Files are uploaded before, by `POST /api/v1/uploads`, and named in `attachments` with their `uploadKey`; the mail names them with the link by which the customer downloads them.',
    input: replyInput,
    returns: { ...onLead.returns, replyId: z.string(), leavesAt: z.number() },
    fromForm: (fields) => ({ ...withUploadIds(fields), stage: stageIn(fields) }),
    run: (call, { version, attachments: fileIds = [], uploadKey = '', ...reply }) =>
      queueReply(call.deps, changeOf(call, version), { ...reply, uploads: { fileIds, uploadKey } }),
    refusals: {
      ...onLead.refusals,
      'attachment-gone': uploadsGone,
      'no-link': at(attachmentFields.files, refusals['no-link']),
      'no-such-recipient': at('to', refusals['no-such-recipient']),
    },
    done: done.reply,
  }),
  'undo-reply': defineCommand({
    ...onLead,
    endpoint: ['delete', '/leads/{id}/replies/{replyId}'],
    summary: 'Take back a reply of yours that waits',
    description: 'The text is your draft again, and its files are uploads still. Refused once it is sent.',
    run: (call) => undoReply(call.deps, { ...changeOf(call, 0), replyId: call.params.replyId }),
    refusals: { ...onLead.refusals, 'no-such-reply': notFound },
    done: done['undo-reply'],
  }),
  'show-mail': defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/third-party-mails/{position}/show'],
    summary: 'Show a third party’s mail to the customer',
    description:
      'A mail about the request from an address that is not on the customer’s side is for the desk alone. `position` is that of its event. The customer then sees its text and files on the page of the request.',
    run: (call) =>
      showThirdPartyMail(call.deps, {
        ...changeOf(call, 0),
        ...{ position: Number(call.params.position), isShown: true },
      }),
    refusals: { ...onLead.refusals, 'no-such-mail': notFound },
    done: done['show-mail'],
  }),
  'hide-mail': defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/third-party-mails/{position}/hide'],
    summary: 'Hide a third party’s mail from the customer again',
    run: (call) =>
      showThirdPartyMail(call.deps, {
        ...changeOf(call, 0),
        ...{ position: Number(call.params.position), isShown: false },
      }),
    refusals: { ...onLead.refusals, 'no-such-mail': notFound },
    done: done['hide-mail'],
  }),
  draft: defineCommand({
    ...onLead,
    endpoint: ['put', '/leads/{id}/draft'],
    summary: 'Keep your reply until it is sent',
    input: draftInput,
    run: ({ deps, params, staff }, draft) =>
      saveDraft(deps, { leadId: params.id, staffId: staff.id, ...draft }),
    done: done.draft,
  }),
  'discard-draft': defineCommand({
    ...onLead,
    endpoint: ['delete', '/leads/{id}/draft'],
    summary: 'Throw your draft away',
    async run({ deps, params, staff }) {
      await discardDraft(deps.db, params.id, staff.id);
      return { ok: true };
    },
    done: done['discard-draft'],
  }),
  note: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/notes'],
    summary: 'Add a note for the desk',
    description: 'Staff members that it names with `@` are notified by mail. Notes need no version.',
    input: noteInput,
    run: (call, { text }) => addNote(call.deps, { ...changeOf(call, 0), text }),
    done: done.note,
  }),
  'reply-logged': defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/reply-logged'],
    summary: 'Log a reply that was given other than by a mail from the desk',
    description: 'It stops the timer.',
    input: loggedReplyInput,
    run: (call, { version, ...answer }) => logReply(call.deps, changeOf(call, version), answer),
    done: done['reply-logged'],
  }),
  'customer-replied': defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/customer-replied'],
    summary: 'Log that the customer replied',
    description: 'The timer starts again.',
    input: customerRepliedInput,
    run: (call, { version, comment }) => logCustomerReply(call.deps, changeOf(call, version), comment),
    done: done['customer-replied'],
  }),
  assign: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/owner'],
    summary: 'Give a request to a member of staff, or to nobody',
    input: ownerInput,
    fromForm: ({ owner }) => ({ ownerId: owner || null }),
    run: (call, { version, ownerId }) => assignLead(call.deps, changeOf(call, version), ownerId),
    done: done.assign,
  }),
  stage: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/stage'],
    summary: 'Move a request to another stage',
    description: '`lost` needs a reason, and the reason `other` needs a comment.',
    input: stageInput,
    fromForm: (fields) => ({ ...stageIn(fields) }),
    run: (call, { version, ...choice }) => changeStage(call.deps, changeOf(call, version), choice),
    done: done.stage,
  }),
  spam: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/spam'],
    summary: 'Put a request into spam',
    input: seenVersion,
    run: (call, { version }) => changeStage(call.deps, changeOf(call, version), { to: 'spam' }),
    done: done.spam,
  }),
  'not-spam': defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/not-spam'],
    summary: 'Take a request out of spam',
    description: 'It is where it was before. Its sender gets the acknowledgement that was held back.',
    input: restoreInput,
    fromForm: followUpIn,
    run: (call, { version, followUpDate }) =>
      restoreLead(call.deps, changeOf(call, version), { followUpDate, folder: 'spam' }),
    done: done['not-spam'],
  }),
  notice: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/notice'],
    summary: 'Move a request to the notices',
    description:
      'Nobody waits for an answer to a notice. Later mails of its sender go there too, unless they ask for a rate.',
    input: seenVersion,
    run: (call, { version }) => changeStage(call.deps, changeOf(call, version), { to: 'notice' }),
    done: done.notice,
  }),
  'not-notice': defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/not-notice'],
    summary: 'Move a notice to do',
    description: 'An answer is due from then on. Later mails of its sender are to do too.',
    input: restoreInput,
    fromForm: followUpIn,
    run: (call, { version, followUpDate }) =>
      restoreLead(call.deps, changeOf(call, version), { followUpDate, folder: 'notices' }),
    done: done['not-notice'],
  }),
  done: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/done'],
    summary: 'Mark a request as done: no answer is needed',
    description:
      'It stops the timer and ends the follow-up, and keeps the stage. In the figures it is neither a reply nor a loss. A new message of the customer starts the timer again.',
    input: seenVersion,
    run: (call, { version }) => markDone(call.deps, changeOf(call, version)),
    done: done.done,
  }),
  'not-done': defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/not-done'],
    summary: 'Take back that a request is done',
    description: 'A reply is due again when it was before.',
    input: restoreInput,
    fromForm: followUpIn,
    run: (call, { version, followUpDate }) => unmarkDone(call.deps, changeOf(call, version), followUpDate),
    done: done['not-done'],
  }),
  priority: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/priority'],
    summary: 'Give a request priority',
    description:
      'Lists that begin with the most urgent have it before others that are due within the same hour.',
    input: seenVersion,
    run: (call, { version }) => setPriority(call.deps, changeOf(call, version), true),
    done: done.priority,
  }),
  'not-priority': defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/not-priority'],
    summary: 'Remove the priority of a request',
    input: seenVersion,
    run: (call, { version }) => setPriority(call.deps, changeOf(call, version), false),
    done: done['not-priority'],
  }),
  contact: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/contact'],
    summary: 'Change how the sender of a request is called and reached',
    description:
      'Every field replaces what is known. A new address gets the acknowledgement while an answer is due, and mails that failed go there when they are tried again. Where it replaces another one, the link to the status page ends, as mails to that one have shown it, and a new one is mailed.',
    input: contactInput,
    run: (call, { version, ...contact }) => changeContact(call.deps, changeOf(call, version), contact),
    done: done.contact,
  }),
  correct: defineCommand({
    ...onLead,
    endpoint: ['put', '/leads/{id}/answers'],
    summary: 'Correct what a request asks for',
    description:
      'Service, goods, lane and cargo, as the body of a rate request has them. A field that is left out stays as it is; `shipment` replaces the lane and the cargo as a whole. Lists, figures, prices and quotes follow the corrected answers, and what was sent stays in `sentAnswers`. A contact message becomes a rate request. A draft of a quote is priced again; a quote that was sent stays as it is. Consents to calls and texts stay as the customer gave them.',
    input: correctionInput,
    fromForm: ({ service, ...fields }) => ({
      ...fields,
      service: service || null,
      shipment: shipmentIn({ ...fields, service: service ?? '' }) ?? null,
    }),
    run: (call, { version, ...correction }) => correctRequest(call.deps, changeOf(call, version), correction),
    refusals: { ...onLead.refusals, 'no-such-service': wrongField('service', 'choose') },
    done: done.correct,
  }),
  'follow-up': defineCommand({
    ...onLead,
    endpoint: ['put', '/leads/{id}/follow-up'],
    summary: 'Choose the day on which a request is followed up, or none',
    description:
      'On that day it is to do again, and its owner is reminded by mail. A day is proposed where a request moves to `quoted` or `need-information`; none is left once the customer writes or the request is closed.',
    input: followUpInput,
    fromForm: ({ date }) => ({ date: date || null }),
    run: (call, { version, date }) => setFollowUp(call.deps, changeOf(call, version), date),
    done: done['follow-up'],
  }),
  locale: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/locale'],
    summary: 'Change the language of a request',
    description:
      'The language that the customer writes: `en`, `es` or `pt`. Mails that have not left and all later ones are in it, and link to the status page in it.',
    input: localeInput,
    run: (call, { version, locale }) => changeLocale(call.deps, changeOf(call, version), locale),
    done: done.locale,
  }),
  merge: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/merge'],
    summary: 'Merge other requests into this one',
    description:
      'All versions are compared, and all `others` are merged or none. Where this and one of them share no e-mail address, account or phone number, `differentPeople` must be true; otherwise the answer is 409 with `reason` different-people and `people`. The customer of this one is mailed its link; one that the answer to a form had shown ends.',
    input: mergeInput,
    run(call, { version, others, differentPeople }) {
      const { leadId: id, by } = changeOf(call, version);
      return mergeAll(call.deps, { keep: { id, version }, others, by, differentPeople });
    },
    done: done.merge,
  }),
  'put-on': defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/put-on'],
    summary: 'Put a mail on the request that it is about',
    description:
      'It is merged into `onto`, also where that is won or lost, which keeps its stage and waits for an answer where the mail does. A notice may be of anybody, and nobody is mailed for it; any other mail must be of the same person.',
    input: putOnInput,
    fromForm: ({ onto = '', ontoVersion = '' }) => ({ onto: { id: onto, version: Number(ontoVersion) } }),
    run(call, { version, onto }) {
      const { leadId: id, by } = changeOf(call, version);
      return mergeLeads(call.deps, { keep: onto, other: { id, version }, by });
    },
    done: done['put-on'],
  }),
  unmerge: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/unmerge'],
    summary: 'Undo the merge of another request into this one',
    description:
      '`other`, its id, is a separate request again with its own stage, owner and due time. What was written since the merge stays with this one.',
    input: unmergeInput,
    run(call, { version, other: otherId }) {
      const { leadId: id, by } = changeOf(call, version);
      return unmergeLead(call.deps, { keep: { id, version }, otherId, by });
    },
    done: done.unmerge,
  }),
  'renew-link': defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/links'],
    summary: 'Replace the link to the customer’s status page',
    description:
      'The link that worked stops at once, and mails from then on carry the new one. `replaces` is the `link.id` of the request, or null where no link works.',
    input: linkInput,
    fromForm: ({ linkId }) => ({ replaces: linkId || null }),
    run: (call, input) => renewLink(call.deps, { ...changeOf(call, 0), ...input }),
    done: done['renew-link'],
  }),
  'revoke-link': defineCommand({
    ...onLead,
    endpoint: ['delete', '/leads/{id}/links/{linkId}'],
    summary: 'Revoke the link to the customer’s status page',
    description: 'It stops at once. Mails go without a link until it is renewed.',
    run: (call) => revokeLink(call.deps, { ...changeOf(call, 0), linkId: call.params.linkId }),
    done: done['revoke-link'],
  }),
  retry: defineCommand({
    ...onLead,
    endpoint: ['post', '/leads/{id}/mails/{mailId}/retry'],
    summary: 'Try a mail again that failed permanently',
    run: (call) => retryMail(call.deps, { ...changeOf(call, 0), outboxId: call.params.mailId }),
    done: done.retry,
  }),
};
