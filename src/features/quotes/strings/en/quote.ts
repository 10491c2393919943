import { containerTypes, modes } from '#features/cargo/strings/en/cargo.ts';
import { bases, charges } from '#features/rates/strings/en/charges.ts';
import { forms } from '#ui/forms/strings/en/forms.ts';

/** The text of a quote, on the page and in its PDF alike. */
export const quote = {
  document: {
    title: 'Quote {reference}',
    titleIssued: 'Quote {reference} · revision {revision} · {date}',
    titleRevised: 'Quote {reference}, revision {revision}',
    subject: 'What it costs to move your cargo, what is included, and how long the price is valid.',
    lane: 'Map of the general route: {stops}.',
    facts: {
      customer: 'Prepared for',
      offeredBy: 'Offered by',
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
      /** Days in transit where the mode says between which places they are. */
      transit: {
        air: '{days}, airport to airport (estimated)',
        fcl: '{days}, port to port (estimated)',
        lcl: '{days}, port to port (estimated)',
        rail: '{days}, ramp to ramp (estimated)',
        road: '{days}, door to door (estimated)',
      },
      estimated: '{days} (estimated)',
      /** Days that are free of charge, by mode: of the container, and of goods without one. */
      freeOfDemurrage: {
        one: '{count} day free of demurrage and detention',
        other: '{count} days free of demurrage and detention',
      },
      freeOfStorage: {
        one: '{count} day of free storage',
        other: '{count} days of free storage',
      },
    },
    price: 'Price',
    line: { charge: 'Charge', basis: 'Basis', amount: 'Amount' },
    charges,
    bases,
    /** An insured value without the charges, which could not be converted, and how it is charged on a narrow page. */
    insuredGoods: '110% of goods',
    /** In quotes that were sent before insurance was on the freight alone. */
    insuredCharges: '110% of goods and freight',
    insured: '{rate} of {value} ({basis})',
    units: {
      kg: '{count} kg',
      'w-m': '{count} W/M',
      container: { one: '{count} container', other: '{count} containers' },
      piece: { one: '{count} piece', other: '{count} pieces' },
      cwt: { one: '{count} cwt', other: '{count} cwt' },
      pallet: { one: '{count} pallet', other: '{count} pallets' },
      vehicle: { one: '{count} vehicle', other: '{count} vehicles' },
      'bill-of-lading': { one: '{count} B/L', other: '{count} B/L' },
      day: { one: '{count} day', other: '{count} days' },
      hour: { one: '{count} hour', other: '{count} hours' },
      mile: { one: '{count} mile', other: '{count} miles' },
      percent: '{count}%',
    },
    /** Headings of the charges along the route, with what each part comes to. */
    parts: {
      origin: 'Origin',
      freight: 'Freight',
      destination: 'Destination',
      further: 'Insurance and other',
    },
    part: '{part}: {amount}',
    minimum: 'Minimum charge',
    maximum: 'Maximum charge',
    subtotal: 'Subtotal in {currency}',
    tax: '{name} {percent}% in {currency}',
    taxOn: '{name} {percent}% in {currency} (on {charges})',
    total: 'Total in {currency}',
    /** In the preview of a draft. */
    totalSoFar: {
      one: 'Total so far, {count} price missing',
      other: 'Total so far, {count} prices missing',
    },
    converted: 'Total converted to {currency}',
    conversion: 'Converted at {rates}.',
    conversionFrom: 'Converted at {rates} ({from}).',
    payable:
      'Payable in the currencies of the charges, or in {currency} at the rate of the day of the invoice.',
    rate: '{from} 1 = {to}',
    byRule:
      '{company} calculated this quote from its rates for general cargo, not for dangerous, refrigerated or oversized goods, vehicles or alcohol; a person reads your reply.',
    rounding: 'Each line is rounded to the smallest unit of its currency; totals add up the rounded lines.',
    included: 'Included',
    notIncluded: 'Not included',
    assumptions: 'What would change the price',
    changes:
      'The price is for the cargo and the lane above. It changes if weight, measures, goods, places or dates change.',
    terms: 'Terms',
    fmcOti: 'FMC OTI license {number}',
    nra: 'Negotiated rate arrangement (46 CFR 532)',
    contact: 'Your contact',
    accept: {
      label: 'How to accept',
      value:
        'Open the link in the mail of this quote, or enter {reference} and your e-mail address at {page}.',
    },
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
    /** Another quote in place of one that was declined or has expired; `text` is the message. */
    requote: {
      asked: 'You asked for a new quote on {day}.',
      submit: 'Ask for a new quote',
      submitting: 'Sending',
      summaryTitle: 'Your message was not sent',
      text: 'Please quote this shipment again.',
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
      text: 'Price and terms are agreed. A person at our desk books your shipment and confirms the booking in writing.',
      bookedBy: 'You have the confirmation by',
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
