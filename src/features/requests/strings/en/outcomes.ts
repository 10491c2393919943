import { shortDate } from '#features/settings/strings/en/moments.ts';
import { listIn } from '#platform/values/format.ts';
import type { LeadStage } from '../../lead.ts';
import { stages } from './leads.ts';

/**
 * Texts of the desk once a command is done or refused, on its pages and in its API alike. Read by commands; no
 * page's strings, so that they are no part of what a page sends.
 */
export const leadOutcomes = {
  done: {
    enter: 'Request entered',
    reply: 'Reply on its way',
    'undo-reply': 'Not sent: the reply is your draft again',
    draft: 'Draft saved',
    'discard-draft': 'Draft deleted',
    'show-mail': 'Shown to the customer',
    'hide-mail': 'Hidden from the customer',
    note: 'Note added',
    'reply-logged': 'Reply logged, timer stopped',
    'customer-replied': 'Timer restarted',
    assign: 'Assigned',
    stage: 'Stage changed',
    done: 'Done, no answer needed',
    'not-done': 'Not done',
    priority: 'Priority given',
    'not-priority': 'Priority removed',
    notice: 'Moved to Notices. Later mails of this sender go there too',
    'not-notice': 'Moved to To do. Later mails of this sender come here too',
    'put-on': 'Put on the request',
    spam: 'Marked as spam',
    'not-spam': 'Marked as not spam',
    merge: 'Merged',
    unmerge: 'Merge undone',
    retry: 'Trying the mail again',
    contact: 'Contact saved',
    correct: 'Request corrected',
    locale: 'Language changed',
    'follow-up': 'Follow-up changed',
    'renew-link': 'Link renewed; the old one no longer works',
    'revoke-link': 'Link revoked',
  },
  refusals: {
    changed: 'A colleague or the customer changed this first, so nothing was saved.',
    'text-missing': 'Please write something first.',
    'text-too-long': 'This is too long.',
    'comment-too-long': 'This is too long.',
    'comment-missing': 'Please add a comment on why it was lost.',
    'reason-missing': 'Please choose why it was lost.',
    'variables-missing': ({ missing }: { missing: string[] }) =>
      `Not sent: please fill in ${listIn('en', missing)}.`,
    'no-address': 'There is no e-mail address to reply to.',
    'unverified-colleague':
      'This mail is in a colleague’s name, and its sender is not verified: it cannot be shown to the customer.',
    'no-such-recipient': 'This person has not written about the request.',
    'no-link':
      'Files are downloaded through the customer’s link, and this recipient has none that works. Renew the link, choose the customer, or send the reply without files.',
    spam: 'This is in spam. Mark it as not spam first.',
    'same-stage': 'It is in this stage already.',
    'same-owner': 'They own it already.',
    'same-locale': 'The request is in this language already.',
    'no-such-staff': 'This person is no longer at the desk.',
    'not-spam': 'This is not in spam.',
    'not-notice': 'This is not among the notices.',
    notice: 'This is among the notices. Move it to To do first.',
    'done-already': 'This is done already.',
    'not-done': 'This is not done.',
    'same-lead': 'A request cannot be merged into itself.',
    erased: 'Its data was deleted. It can’t be changed, merged or separated.',
    'different-people': ({ people }: { people: string[] }) =>
      `These requests share no e-mail address, phone number or account: ${listIn('en', people)}. Confirm to merge them anyway.`,
    'not-merged': 'This request is no longer merged into this one.',
    'timer-runs': 'The timer is already running: nobody has answered yet.',
    closed: 'This is closed. Change its stage first.',
    'date-too-far': 'Choose a day within a year.',
    'nothing-changed': 'Nothing was changed: it says the same as before.',
    'one-way-to-answer':
      'Please leave an e-mail address or a phone number, so that the customer can be answered.',
    'link-changed': 'A colleague has just changed this link, so nothing was done. The page is up to date.',
    'reply-waiting': 'Another reply to this request is being sent. Try again in a few seconds.',
    'already-sent': 'Too late: the reply was sent.',
    'no-failed-mail': 'Nothing to try again: the mail is on its way or delivered.',
  },
};

const notChanged = 'a colleague changed it first, or it was that way already. The list is up to date.';

/** Outcomes of bulk changes: `what` is the reference of a single request, or the count. */
export const bulkOutcomes = {
  many: (count: number) => `${count} requests`,
  taken: (what: string) => `${what} assigned to you`,
  assigned: (what: string, owner = 'former staff') => `${what} assigned to ${owner}`,
  unassigned: (what: string) => `${what} assigned to nobody`,
  moved: (what: string, stage: LeadStage) =>
    stage === 'spam' ? `${what} marked as spam` : `${what} moved to ${stages[stage]}`,
  markedDone: (what: string) => `${what} done, no answer needed`,
  unmarkedDone: (what: string) => `${what} not done`,
  prioritized: (what: string) => `${what} given priority`,
  deprioritized: (what: string) => `${what}: priority removed`,
  followedUp: (what: string, date: string | null) =>
    date === null ? `${what}: follow-up cleared` : `${what}: follow-up on ${shortDate(date)}`,
  restored: (what: string) => `${what} moved back`,
  done(text: string, changed: number, refused: number) {
    if (refused === 0) return text;
    return changed === 0
      ? `Nothing was changed: ${notChanged}`
      : `${text}. ${refused} not changed: ${notChanged}`;
  },
};
