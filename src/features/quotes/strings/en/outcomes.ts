import type { ToConfirm } from '../../send-findings.ts';

const mistakes: Record<ToConfirm, string> = {
  'rates-changed': 'the rates have changed since it was priced',
  'above-value': 'the total is above the value of the goods',
  'far-rate': 'a rate is ten times or a tenth of the known rate of the lane',
  'wrong-charge': 'a charge does not belong to the mode of its option',
  'other-mode': 'no option is in the mode that was asked for',
  unpriced: 'a rate is missing',
  'below-cost': 'the price is below its cost',
  'at-cost': 'nothing is earned: the price is its cost',
  'other-quantity': 'a line charges another quantity than the cargo has',
  'other-break': 'a rate is that of another weight break',
  uncovered: 'a service that was asked for has no line',
  'nra-party': 'the arrangement needs the legal name and address of the customer',
  'dangerous-goods': 'the carrier has to accept the dangerous goods',
};

/** Texts of the desk once a command on quotes is done or refused. */
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
    'no-rate-source': 'Not sent: enter the source of the exchange rates, such as a central bank.',
    'no-terms': 'Not sent: write the terms, which the customer accepts with the quote.',
    'no-validity': 'Not sent: set the last day on which it can be accepted.',
    'validity-past': 'Not sent: the last day is over.',
    'no-lane':
      'Not sent: the request does not say from where to where, and the price is for carriage. Correct the request first.',
    'no-cargo': 'Not sent: the request does not say what is carried. Correct the request first.',
    'text-missing': 'Not sent: the mail needs a subject and a message.',
    unconfirmed: ({ findings }: { findings: ToConfirm[] }) =>
      `Not sent: ${findings.map((kind) => mistakes[kind]).join('; ')}. Confirm it, or correct the quote.`,
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
