import { listIn, pluralOf } from '../../../../contract/format.ts';
import type { KycState } from '../../../../contract/kyc-case.ts';
import type { LeadStage } from '../../../../contract/lead.ts';
import { stages } from './leads.ts';

/**
 * What the desk says once a command is done or refused, on its pages and in its API alike. Read by server/commands; no
 * page's strings, so that it is no part of what a page sends.
 */
export const leadOutcomes = {
  done: {
    reply: 'Reply on its way',
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
    retry: 'Mail is tried again',
    contact: 'Contact saved',
    'renew-link': 'Link renewed, old link stopped',
    'revoke-link': 'Link revoked',
  },
  refusals: {
    changed: 'Somebody else changed this, so nothing was stored.',
    'text-missing': 'Please write something first.',
    'text-too-long': 'This is too long.',
    'comment-too-long': 'This is too long.',
    'comment-missing': 'Please add a comment on why it was lost.',
    'reason-missing': 'Please choose why it was lost.',
    'variables-missing': ({ missing }: { missing: string[] }) =>
      `Not sent: please fill in ${listIn('en', missing)}.`,
    'no-address': 'There is no e-mail address to answer to.',
    spam: 'This is in spam. Mark it as not spam first.',
    'same-stage': 'It is in this stage already.',
    'same-owner': 'It is theirs already.',
    'no-such-staff': 'This person is no longer at the desk.',
    'not-spam': 'This is not in spam.',
    'same-lead': 'A request cannot be merged into itself.',
    erased: 'Its data was deleted, so it can be neither merged nor separated.',
    'different-people': ({ people }: { people: string[] }) =>
      `These requests share no e-mail address, phone number or account: ${listIn('en', people)}. Confirm that they are merged all the same.`,
    'not-merged': 'This request is no longer merged into this one.',
    'timer-runs': 'The timer is already running: nobody has answered yet.',
    closed: 'This is closed. Change its stage first.',
    'nothing-changed': 'Nothing was changed: it says the same as before.',
    'one-way-to-answer':
      'Please leave an e-mail address or a phone number, so that the customer can be answered.',
    'link-changed':
      'Somebody else has just changed this link, so nothing was done. It is shown as it is now.',
    'no-failed-mail': 'There is nothing to try again: the mail is on its way or delivered.',
  },
};

const notChanged = 'a colleague changed it first, or it was so already. The list is up to date.';

/** What is said of requests that were changed at once: `what` is the only one's reference, or how many they are. */
export const bulkOutcomes = {
  many: (count: number) => `${count} requests`,
  taken: (what: string) => `${what} assigned to you`,
  assigned: (what: string, owner = 'former staff') => `${what} assigned to ${owner}`,
  unassigned: (what: string) => `${what} assigned to nobody`,
  moved: (what: string, stage: LeadStage) =>
    stage === 'spam' ? `${what} marked as spam` : `${what} moved to ${stages[stage]}`,
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
  notYourRole: 'Only an owner of the desk can do this.',
  notByToken: 'This is done in the browser, not with a token of the API.',
  readOnlyToken: 'This token can only read.',
  twoFactorFirst: 'Please set up two-factor first: it is required at this desk.',
  tooManyStreams: 'You follow the desk in as many places as one person can. Please close one first.',
  signedIn: 'Signed in.',
  codeNext: 'Please give the code that your app shows.',
  signedOut: 'Signed out.',
  welcome: 'Welcome to the desk.',
  nameChanged: 'Your name is changed.',
  passwordChanged: 'Your password is changed. Other devices are signed out.',
  resetMailSent:
    'If this address is one of staff, we have sent a link to it. The link works once, for one hour.',
  passwordReset: 'Your password is changed. Please sign in with the new one.',
  sessionEnded: 'That device is signed out.',
  signedOutEverywhere: 'You are signed out on every device.',
  twoFactorOn: 'Two-factor is on. Keep the recovery codes where you find them without your phone.',
  twoFactorOff: 'Two-factor is off.',
  twoFactorRequired: 'Two-factor is required at this desk.',
  twoFactorNotBegun: 'Please begin again: there is no secret that waits for its code.',
  twoFactorNotOn: 'Two-factor is off, so there are no recovery codes.',
  recoveryCodesMade: 'These are your new recovery codes. Those of before work no more.',
  twoFactorReset:
    'Two-factor is reset and their API tokens are revoked. The password is enough for the next sign-in.',
  twoFactorOwn: 'Your own two-factor is turned off with your password.',
  saved: 'Saved.',
  invited: 'The invitation is sent. Its link works once, for seven days.',
  isStaff: 'Somebody with this address is staff already.',
  withdrawn: 'The invitation is withdrawn.',
  lastOwner: 'This is the only owner. Please make somebody else an owner first.',
  ownsRequests: (count: number) =>
    pluralOf('en', count, {
      one: 'This person owns 1 open request. Choose who takes over.',
      other: 'This person owns {count} open requests. Choose who takes over.',
    }),
  noSuchColleague: 'This person is not at the desk. Please choose somebody else.',
  tokenMade: 'Copy the token now: it is not shown again.',
  tokenRevoked: 'The token is revoked.',
  unknown: 'There is none of this name.',
  replySaved: 'The reply is saved.',
  replyDeleted: 'The reply is deleted.',
  caseReviewed: {
    take: 'The case is in review.',
    'ask-for-more': 'The case is back with the customer, and your words are on their way.',
    accept: 'The case is accepted. The customer is notified by mail.',
  },
  caseChanged: (state: KycState) =>
    `Nothing was done: the case changed since you opened it. Now: ${caseStates[state]}.`,
  done: 'Done.',
  deleted: 'Deleted.',
  webhookAdded: 'Added. Copy the secret now: it is shown this once.',
  webhookSecretMade: 'A new secret. Copy it now: it is shown this once.',
  webhookTested: 'A test is on its way.',
  webhookPaused: 'Paused. New events wait, for thirty days.',
  webhookResumed: 'Resumed. What waited is on its way.',
  webhookRetried: 'It is on its way again.',
  tooManyWebhooks: (most: number) =>
    `There are ${most} webhooks, and there cannot be more. Please delete one first.`,
  othersNotConfirmed:
    'Nothing was deleted: requests of other people were merged with this person’s. Check the list and confirm again.',
  erased: 'The data is deleted. The record of deletions says when, by whom and how many of what.',
};
