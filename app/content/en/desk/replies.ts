import type { knownVariables } from '../../../../contract/reply-variables.ts';

const variables: Record<(typeof knownVariables)[number], string> = {
  name: 'The customer’s name',
  company: 'Their company',
  reference: 'The request’s reference',
  service: 'The service they asked for',
  agent: 'Who sends the reply',
  phone: 'Our telephone number',
  site: 'Our website',
};

/** The words of the pages of canned replies. */
export const replies = {
  title: 'Canned replies',
  heading: 'Canned replies',
  text: 'Written once, inserted into a reply on a request’s page.',
  add: 'Write a reply',
  columns: { title: 'Title', text: 'Text', open: 'Left open' },
  none: '–',
  empty: {
    title: 'No canned reply yet',
    text: 'What the desk writes again and again can be written here once. Begin with one of these, or write your own.',
  },
  starters: [
    {
      id: 'ask-for-weight',
      title: 'Ask for weight',
      body: `Dear {{name}},

thank you for your request {{reference}}. To quote it we need the weight and the size of what is packed:

– How many pieces, and their length, width and height?
– The gross weight of each, or of all of them?
– Can they be stacked?

With these you get a price. A photo of the packing list is enough.

{{agent}}`,
    },
    {
      id: 'quote-sent',
      title: 'Quote sent',
      body: `Dear {{name}},

here is our rate for {{reference}}: {{price}}, valid until {{valid until}}.

Included: {{included}}
Not included: {{not included}}
In transit: {{days}} days

To book, reply to this mail, or call {{phone}}.

{{agent}}`,
    },
    {
      id: 'not-our-trade',
      title: 'Not our trade',
      body: `Dear {{name}},

thank you for your request {{reference}}. We do not carry {{goods}} ourselves, and would rather say so today than quote what we cannot keep.

A forwarder who does: {{whom to ask}}

If something else is to move, we are glad to hear from you.

{{agent}}`,
    },
  ],
  edit: {
    heading: 'Change a canned reply',
    addHeading: 'Write a canned reply',
    subject: 'Title',
    subjectHelp: 'For the desk, to choose by. The customer does not see it.',
    body: 'Text',
    bodyHelp: 'Words in double braces are filled in: {{name}}.',
    save: 'Save',
    preview: 'Preview',
    cancel: 'Cancel',
  },
  preview: {
    title: 'Preview',
    text: 'As the composer would insert it for a made-up request.',
    nothing: 'What you write is shown here.',
    open: 'Filled in by hand before sending: {names}',
  },
  variables: {
    title: 'Variables',
    columns: { write: 'Variable', stands: 'Stands for', example: 'Example' },
    known: variables,
    other:
      'Any other name, such as {{price}}, is left open. A reply cannot be sent before somebody fills it in.',
  },
  example: { name: 'Ana Ruiz', company: 'Ruiz Ceramics', reference: 'RR-7K3M9Q' },
  delete: {
    open: 'Delete this reply',
    text: 'It cannot be inserted any more. What was sent with it stays as it was sent.',
    confirm: 'Delete permanently',
  },
  recreated: 'Somebody had deleted the reply, so yours is saved as a new one.',
};
