import { forms } from '../../../../ui/forms/strings/en/forms.ts';
import { containerTypes, modes } from '../../../cargo/strings/en/cargo.ts';
import { bases, charges } from '../../../rates/strings/en/charges.ts';

/** The text of a quote, on the page and in its PDF alike. */
export const quote = {
  document: {
    title: 'Quote {reference}',
    titleRevised: 'Quote {reference}, revision {revision}',
    subject: 'What it costs to move your cargo, what is included, and until when the price holds.',
    facts: {
      customer: 'Prepared for',
      valid: 'Valid through',
      validDay: '{day}, end of day ({zone})',
    },
    modes,
    containers: containerTypes,
    options: {
      title: 'Option {number}',
      titled: 'Option {number}: {title}',
      total: 'Total',
      days: { one: '{count}\u00a0day', other: '{count}\u00a0days' },
      dayRange: '{least}\u00a0to\u00a0{most}\u00a0days',
    },
    price: 'Price',
    line: { charge: 'Charge', basis: 'Basis', amount: 'Amount' },
    charges,
    bases,
    /** An insured value without the charges, which could not be converted, and how it is charged on a narrow page. */
    insuredGoods: '110% of goods',
    insured: '{rate} of {value} ({basis})',
    units: {
      kg: '{count} kg',
      'w-m': '{count} W/M',
      container: { one: '{count} container', other: '{count} containers' },
      piece: { one: '{count} piece', other: '{count} pieces' },
      percent: '{count}%',
    },
    minimum: 'Minimum charge',
    total: 'Total in {currency}',
    /** In the preview of a draft. */
    totalSoFar: {
      one: 'Total so far, {count} price missing',
      other: 'Total so far, {count} prices missing',
    },
    converted: 'Total converted to {currency}',
    conversion: 'Converted at {rates}.',
    conversionOn: 'Converted at {rates} ({day}).',
    rate: '{from} 1 = {to}',
    rounding: 'Each line is rounded to the smallest unit of its currency; totals add up the rounded lines.',
    included: 'Included',
    notIncluded: 'Not included',
    assumptions: 'What would change the price',
    changes:
      'The price is for the cargo and the lane above. It changes if weight, measures, goods, places or dates turn out to be others.',
    terms: 'Terms',
    contact: 'Your contact',
    replaced:
      'A question mark may stand for a character that this PDF cannot show. The page of your request has the full text.',
    pageOf: 'Page {page} of {pages}',
  },
  /** Of the page of a request. */
  page: {
    states: {
      sent: 'Valid through {day}',
      accepted: 'Accepted on {day} by {name}',
      acceptedUnnamed: 'Accepted on {day}',
      order: 'Purchase order {number}',
      declined: 'Declined on {day}',
      expired: 'Expired: it was valid through {day}. Write to us below, and we send you a new one.',
      withdrawn: 'We withdrew this quote. Write to us below if you have a question about it.',
      superseded: 'Replaced by a newer quote',
    },
    download: 'Download PDF',
    ask: 'Ask a question',
    change: {
      asked: 'You asked for a change on {day}.',
      title: 'Ask for a change',
      labels: { text: 'What is to change?' },
      submit: 'Send',
      submitting: 'Sending',
      summaryTitle: 'Your message was not sent',
    },
    earlier: 'Earlier quotes',
    leaveEmpty: forms.leaveEmpty,
    optional: forms.optional,
    accept: {
      title: 'Accept this quote',
      name: 'Your name',
      orderNumber: 'Purchase order',
      terms: 'I accept this quote and its terms.',
      labels: { optionId: 'Option', name: 'Your name', terms: 'Terms', orderNumber: 'Purchase order' },
      submit: 'Accept {amount}',
      summaryTitle: 'The quote was not accepted',
    },
    decline: {
      title: 'Decline this quote',
      reason: 'What decides against it?',
      reasons: {
        price: 'The price',
        'transit-time': 'The transit time',
        'went-elsewhere': 'We chose another company',
        other: 'Something else',
      },
      comment: 'What would have to be different?',
      name: 'Your name',
      labels: { reason: 'Reason', comment: 'Comment', name: 'Your name' },
      submit: 'Decline the quote',
      submitting: 'Sending',
      summaryTitle: 'The quote was not declined',
    },
    accepted: {
      title: 'You accepted the quote.',
      text: 'A person at our desk books your shipment and writes to you. You get a confirmation by e-mail.',
      kyc: 'Before we can move your cargo we need your KYC documents. You send them once, on our site.',
      kycAction: 'Send your KYC documents',
    },
    declined: {
      title: 'You declined the quote.',
      text: 'Thank you for telling us. If something changes, write to us below.',
    },
    unsent: 'What you wrote',
  },
};
