/** Why something was not done to a request, in the words of the desk's pages and of its API. */
export const leadRefusals = {
  changed: 'Somebody changed this meanwhile, so nothing was stored.',
  'text-missing': 'Please write something first.',
  'text-too-long': 'This is too long.',
  'words-too-long': 'This is too long.',
  'words-missing': 'Please say in your words why it was lost.',
  'reason-missing': 'Please choose why it was lost.',
  'variables-missing': 'Not sent: please fill in {names}.',
  'no-address': 'There is no e-mail address to answer to.',
  spam: 'This lies in spam. Take it out first, so that its sender knows of us.',
  'same-stage': 'It is in this stage already.',
  'same-owner': 'It is theirs already.',
  'no-such-staff': 'This person is no longer at the desk.',
  'not-spam': 'This does not lie in spam.',
  'same-lead': 'A request cannot be merged into itself.',
  erased: 'Its data was deleted, so it can be neither merged nor separated.',
  'different-people':
    'These requests share no e-mail address, phone number or account: {names}. Confirm that they are merged all the same.',
  'not-merged': 'This request is no longer merged into this one.',
  'clock-runs': 'The clock is running already: nobody has answered yet.',
  closed: 'This is closed. Change its stage first.',
  'nothing-changed': 'Nothing was changed: it says the same as before.',
  'one-way-to-answer':
    'Please leave an e-mail address or a phone number, so that the customer can be answered.',
  'no-failed-mail': 'There is nothing to try again: the mail is on its way or delivered.',
} as const;

export type LeadRefusal = keyof typeof leadRefusals;
