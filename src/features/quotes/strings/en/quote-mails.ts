/** The text of the e-mails about quotes that customers get. */
export const quoteMails = {
  quote: {
    /** Of the PDF, without its ending; in ASCII. */
    fileName: '{reference}-quote-{revision}',
    summary: 'The quote in short',
    total: 'Total',
    valid: 'Valid through',
    attached: 'The quote is attached as a PDF, with every charge and the terms.',
    read: 'Read and accept the quote',
    call: 'To accept the quote, call {phone} with your reference.',
  },
  quoteExpiring: {
    title: 'Your quote expires soon ({reference})',
    text: 'You can accept it until {day}. After that, prices and space may have changed.',
    help: 'Do you have a question, or do you want something changed? Write to us on the page of your request.',
  },
  quoteAccepted: {
    title: 'You accepted quote {reference}',
    text: 'Thank you. We have your acceptance. Price and terms below are agreed; we confirm the booking to you in writing.',
    option: 'Option',
    order: 'Your purchase order',
    name: 'Accepted by',
    next: 'What happens next',
    steps: [
      'A person at our desk books your shipment and confirms the booking in writing.',
      'The page of your request shows where it stands.',
    ],
    kyc: 'Before we can move your cargo we need your KYC documents. You send them once, on our site.',
    kycAction: 'Send your KYC documents',
    status: 'See your request',
    mistake: 'Is something wrong? Write to us on the page of your request, or call.',
  },
};

/** The text of the e-mails about quotes that the desk gets. */
export const staffQuoteMails = {
  quoteDecided: {
    title: {
      accepted: (name: string, reference: string) => `${name} accepted the quote for ${reference}`,
      declined: (name: string, reference: string) => `${name} declined the quote for ${reference}`,
    },
    unnamed: 'The customer',
    option: 'Option',
    total: 'Total',
    via: 'How',
    channels: {
      page: 'On the page of the request',
      telephone: 'By telephone',
      mail: 'By e-mail',
      'purchase-order': 'By purchase order',
      'in-person': 'In person',
    },
    by: 'Recorded by',
    order: 'Purchase order',
    reason: 'Reason',
    reasons: {
      price: 'The price',
      'transit-time': 'The transit time',
      'went-elsewhere': 'Went elsewhere',
      other: 'Another reason',
    },
    comment: 'Comment',
    open: 'Open the request',
  },
  quoteExpiringForDesk: {
    title: (name: string, reference: string) => `The quote for ${reference} to ${name} expires soon`,
    unnamed: 'a customer',
    text: (day: string) => `It is valid through ${day}, and there is no decision yet.`,
    total: 'Total',
    open: 'Open the request',
  },
};
