import type { knownVariables } from '../../../../contract/reply-variables.ts';

const variables: Record<(typeof knownVariables)[number], string> = {
  name: 'The customer’s name',
  company: 'Their company',
  reference: 'The request’s reference',
  service: 'The service they asked for',
  agent: 'Your name',
  phone: 'Our phone number',
  site: 'Our website',
};

/** The text of the pages of canned replies. */
export const replies = {
  title: 'Canned replies',
  heading: 'Canned replies',
  text: 'Write it once, insert it into any reply.',
  add: 'New canned reply',
  columns: { title: 'Title', text: 'Text', open: 'To fill in' },
  empty: {
    title: 'No canned reply yet',
    text: 'Save here what you write again and again. Start with one of these, or write your own.',
  },
  starters: [
    {
      id: 'ask-for-weight',
      title: 'Ask for weight',
      body: `Dear {{name}},

thank you for your request {{reference}}. To quote it, we need:

– the number of pieces, with length, width and height
– the gross weight of each piece, or of the whole shipment
– whether the pieces can be stacked

A photo of the packing list is enough. You get a price as soon as we have it.

{{agent}}`,
    },
    {
      id: 'quote-sent',
      title: 'Quote sent',
      body: `Dear {{name}},

here is our rate for {{reference}}: {{price}}, valid until {{valid until}}.

Included: {{included}}
Not included: {{not included}}
Transit time: {{days}} days

To book, reply to this e-mail or call {{phone}}.

{{agent}}`,
    },
    {
      id: 'not-our-trade',
      title: 'Not our trade',
      body: `Dear {{name}},

thank you for your request {{reference}}. We do not carry {{goods}}, and would rather tell you today than quote what we cannot keep.

Please try: {{whom to ask}}

When you have other cargo, we are glad to quote.

{{agent}}`,
    },
  ],
  edit: {
    heading: 'Edit canned reply',
    addHeading: 'New canned reply',
    subject: 'Title',
    subjectHelp: 'To find it by. Customers never see it.',
    body: 'Text',
    bodyHelp: 'Words in double braces are filled in: {{name}}.',
    save: 'Save',
    preview: 'Preview',
    cancel: 'Cancel',
  },
  preview: {
    title: 'Preview',
    text: 'As inserted into a reply to a made-up request.',
    nothing: 'Your text appears here.',
    open: 'To fill in before sending: {names}',
  },
  variables: {
    title: 'Variables',
    columns: { write: 'Variable', stands: 'Stands for', example: 'Example' },
    known: variables,
    other: 'Any other name, such as {{price}}, stays open. The reply can’t be sent until you fill it in.',
  },
  example: { name: 'Ana Ruiz', company: 'Ruiz Ceramics', reference: 'RR-7K3M9Q' },
  delete: {
    open: 'Delete this canned reply',
    text: 'It can no longer be inserted. Replies already sent stay as they are.',
    confirm: 'Delete permanently',
  },
  recreated: 'A colleague had deleted this reply, so yours is saved as a new one.',
};
