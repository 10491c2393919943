import type { KycState } from '../../../../features/kyc/kyc-case.ts';
import type { LeadStage } from '../../../../features/requests/lead.ts';
import { stages } from '../../../../features/requests/strings/en/leads.ts';
import { shortDate } from '../../../../features/settings/strings/en/moments.ts';
import { listIn, pluralOf } from '../../../values/format.ts';

/**
 * What the desk says once a command is done or refused, on its pages and in its API alike. Read by commands; no
 * page's strings, so that it is no part of what a page sends.
 */
export const leadOutcomes = {
  done: {
    enter: 'Request entered',
    reply: 'Reply on its way',
    'undo-reply': 'Not sent: the reply is your draft again',
    draft: 'Draft saved',
    'discard-draft': 'Draft deleted',
    note: 'Note added',
    'reply-logged': 'Reply logged, timer stopped',
    'customer-replied': 'Timer restarted',
    assign: 'Assigned',
    stage: 'Stage changed',
    spam: 'Marked as spam',
    'not-spam': 'Marked as not spam',
    merge: 'Merged',
    unmerge: 'Merge undone',
    retry: 'Trying the mail again',
    contact: 'Contact saved',
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
    'no-link':
      'The customer’s link is revoked, and files are downloaded through it. Renew the link, or send the reply without files.',
    spam: 'This is in spam. Mark it as not spam first.',
    'same-stage': 'It is in this stage already.',
    'same-owner': 'They own it already.',
    'same-locale': 'The request is in this language already.',
    'no-such-staff': 'This person is no longer at the desk.',
    'not-spam': 'This is not in spam.',
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

/** The same of quotes. */
export const quoteOutcomes = {
  done: {
    draft: 'Draft saved',
    discard: 'Draft deleted',
    send: 'Quote on its way',
    undo: 'Quote taken back: it is the draft again',
    withdraw: 'Quote withdrawn',
    accept: 'Acceptance recorded',
    decline: 'Decline recorded',
    reopen: 'Decision undone: the quote is open again',
  },
  refusals: {
    changed: 'A colleague changed this draft first, so nothing was saved.',
    'not-a-draft': 'This quote was sent already.',
    'draft-exists': 'There is another draft for this request. Send or delete it first.',
    'no-lines': 'Not sent: an option has no lines.',
    'unknown-quantity':
      'Not sent: a line has no quantity, and the shipment does not say it. A value in another currency has to be entered in that of the line.',
    'needs-text': 'Not sent: a discount or other charge needs its own text.',
    'zero-total': 'Not sent: an option costs nothing.',
    'too-large': 'Not sent: an amount is too large.',
    'too-long': 'Not sent: its PDF holds at most 300 charges and lines of text, and 20,000 characters.',
    'no-conversion': 'Not sent: an exchange rate is missing.',
    'no-terms': 'Not sent: write the terms, which the customer accepts with the quote.',
    'no-validity': 'Not sent: set the last day on which it can be accepted.',
    'validity-past': 'Not sent: the last day is over.',
    'text-missing': 'Not sent: the mail needs a subject and a message.',
    'no-link': 'The customer’s link is revoked, and the quote is accepted through it. Renew the link first.',
    'not-drawn':
      'Not sent: the PDF took too long to create. Shorten the texts, or send again when the server is less busy.',
    'storage-full':
      'Not sent: the disk of the server is full, so the PDF was not stored. Make room, then send again.',
    'pdf-gone': 'Not sent: the PDF was deleted while the quote was being stored. Send it again.',
    'already-sent': 'Too late: the quote is on its way to the customer. You can withdraw it.',
    'not-open': 'This quote is not open.',
    'not-decided': 'No decision on this quote stands.',
    'shipment-begun': 'The shipment has begun. Cancel it first.',
    expired: 'This quote has expired. Send a new revision.',
    withdrawn: 'This quote was withdrawn.',
    superseded: 'Another quote has replaced this one: record the decision there.',
    'already-decided': ({ outcome }: { outcome: 'accepted' | 'declined' }) =>
      outcome === 'accepted' ? 'This quote was accepted already.' : 'This quote was declined already.',
  },
};

const notChanged = 'a colleague changed it first, or it was that way already. The list is up to date.';

/** What is said of requests that were changed at once: `what` is the only one's reference, or how many they are. */
export const bulkOutcomes = {
  many: (count: number) => `${count} requests`,
  taken: (what: string) => `${what} assigned to you`,
  assigned: (what: string, owner = 'former staff') => `${what} assigned to ${owner}`,
  unassigned: (what: string) => `${what} assigned to nobody`,
  moved: (what: string, stage: LeadStage) =>
    stage === 'spam' ? `${what} marked as spam` : `${what} moved to ${stages[stage]}`,
  followedUp: (what: string, date: string | null) =>
    date === null ? `${what}: follow-up cleared` : `${what}: follow-up on ${shortDate(date)}`,
  restored: (what: string) => `${what} marked as not spam`,
  done(text: string, changed: number, refused: number) {
    if (refused === 0) return text;
    return changed === 0
      ? `Nothing was changed: ${notChanged}`
      : `${text}. ${refused} not changed: ${notChanged}`;
  },
};

/** The states of a KYC case. */
export const caseStates: Record<KycState, string> = {
  draft: 'Draft',
  sent: 'Waiting for review',
  'in-review': 'In review',
  'more-needed': 'More needed',
  accepted: 'Accepted',
  expired: 'Expired',
};

/** The same of everything else, and whom an endpoint of the desk refuses. */
export const deskOutcomes = {
  signInFirst: 'Please sign in at the desk first.',
  signInAgain: 'This took too long. Please sign in again with your password.',
  notYourRole: 'Only an owner can do this.',
  notByToken: 'Do this in the browser: an API token can’t.',
  readOnlyToken: 'This token can only read.',
  twoFactorFirst: 'Please set up two-factor first: this desk requires it.',
  tooManyStreams: 'You have the desk open in too many windows. Please close one.',
  signedIn: 'Signed in.',
  codeNext: 'Please enter the code your app shows.',
  signedOut: 'Signed out.',
  welcome: 'Welcome to the desk.',
  nameChanged: 'Your name is changed.',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  resetMailSent: 'If this is a staff address, we have sent it a link. It works once, for one hour.',
  passwordReset: 'Your password is changed. Please sign in with the new one.',
  sessionEnded: 'That device is signed out.',
  signedOutEverywhere: 'You are signed out on every device.',
  twoFactorOn: 'Two-factor is on. Keep the recovery codes away from your phone.',
  twoFactorOff: 'Two-factor is off.',
  twoFactorRequired: 'This desk requires two-factor.',
  twoFactorNotBegun: 'Please start over: no secret is waiting for its code.',
  twoFactorNotOn: 'Two-factor is off, so there are no recovery codes.',
  recoveryCodesMade: 'These are your new recovery codes. The old ones no longer work.',
  twoFactorReset: 'Two-factor is reset and their API tokens are revoked. Their password alone signs them in.',
  twoFactorOwn: 'Turn off your own two-factor on its page, with your password.',
  saved: 'Saved.',
  invited: 'Invitation sent. Its link works once, for seven days.',
  isStaff: 'Someone with this address is already on the staff.',
  withdrawn: 'Invitation withdrawn.',
  lastOwner: 'This is the only owner. Please make someone else an owner first.',
  ownsRequests: (count: number) =>
    pluralOf('en', count, {
      one: 'This person owns 1 open request. Choose who takes over.',
      other: 'This person owns {count} open requests. Choose who takes over.',
    }),
  noSuchColleague: 'This person is not at the desk. Please choose someone else.',
  tokenMade: 'Copy the token now: it is shown only once.',
  tokenRevoked: 'Token revoked.',
  unknown: 'There is nothing by this name.',
  replySaved: 'Canned reply saved.',
  replyDeleted: 'Canned reply deleted.',
  viewSaved: 'View saved.',
  viewRenamed: 'View renamed.',
  viewDeleted: 'View deleted.',
  tooManyViews: (most: number) => `${most} saved views is the limit. Please delete one first.`,
  caseReviewed: {
    take: 'The case is in review.',
    'ask-for-more': 'The case is back with the customer. Your message is on its way.',
    accept: 'The case is accepted. The customer is notified by e-mail.',
  },
  caseChanged: (state: KycState) =>
    `Nothing was done: the case has changed since you opened it. Now: ${caseStates[state]}.`,
  done: 'Done.',
  deleted: 'Deleted.',
  webhookAdded: 'Webhook added. Copy the secret now: it is shown only once.',
  webhookSecretMade: 'New secret created. Copy it now: it is shown only once.',
  webhookTested: 'A test is on its way.',
  webhookPaused: 'Paused. New events are held for 30 days.',
  webhookResumed: 'Resumed. Held events are on their way.',
  webhookRetried: 'On its way again.',
  tooManyWebhooks: (most: number) => `${most} webhooks is the limit. Please delete one first.`,
  othersNotConfirmed:
    'Nothing was deleted: requests of other people were merged with this person’s. Check the list and confirm again.',
  erased: 'The data is deleted. Below: when, by whom and how much.',
};
