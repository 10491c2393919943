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
    answered: 'Reply logged, timer stopped',
    'customer-answered': 'Timer restarted',
    assign: 'Assigned',
    stage: 'Stage changed',
    spam: 'Marked as spam',
    'not-spam': 'Marked as not spam',
    merge: 'Merged',
    unmerge: 'Merge undone',
    retry: 'Mail is tried again',
    contact: 'Contact saved',
  },
  refusals: {
    changed: 'Somebody else changed this, so nothing was stored.',
    'text-missing': 'Please write something first.',
    'text-too-long': 'This is too long.',
    'words-too-long': 'This is too long.',
    'words-missing': 'Please add a comment on why it was lost.',
    'reason-missing': 'Please choose why it was lost.',
    'variables-missing': ({ missing }: { missing: string[] }) =>
      `Not sent: please fill in ${missing.join(', ')}.`,
    'no-address': 'There is no e-mail address to answer to.',
    spam: 'This is in spam. Mark it as not spam first.',
    'same-stage': 'It is in this stage already.',
    'same-owner': 'It is theirs already.',
    'no-such-staff': 'This person is no longer at the desk.',
    'not-spam': 'This is not in spam.',
    'same-lead': 'A request cannot be merged into itself.',
    erased: 'Its data was deleted, so it can be neither merged nor separated.',
    'different-people': ({ people }: { people: string[] }) =>
      `These requests share no e-mail address, phone number or account: ${people.join(', ')}. Confirm that they are merged all the same.`,
    'not-merged': 'This request is no longer merged into this one.',
    'clock-runs': 'The timer is already running: nobody has answered yet.',
    closed: 'This is closed. Change its stage first.',
    'nothing-changed': 'Nothing was changed: it says the same as before.',
    'one-way-to-answer':
      'Please leave an e-mail address or a phone number, so that the customer can be answered.',
    'no-failed-mail': 'There is nothing to try again: the mail is on its way or delivered.',
  },
};
