import type { knownVariables } from '../../reply-variables.ts';
import type { replyStarters } from './reply-starters.ts';

const variables: Record<(typeof knownVariables)[number], string> = {
  name: 'The customer’s name',
  company: 'Their company',
  reference: 'The request’s reference',
  service: 'The service they asked for',
  due: 'By when we promised an answer',
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
  columns: { title: 'Title', text: 'Text', missing: 'Not written in', open: 'To fill in' },
  empty: {
    title: 'No canned reply yet',
    text: 'Save here what you write again and again. Start with one of these, or write your own.',
  },
  starters: {
    'ask-for-weight': 'Ask for weight',
    'quote-sent': 'Quote sent',
    'not-our-trade': 'Not our trade',
  } satisfies Record<keyof typeof replyStarters, string>,
  edit: {
    heading: 'Edit canned reply',
    addHeading: 'New canned reply',
    subject: 'Title',
    subjectHelp: 'To find it by. Customers never see it.',
    body: 'Text in {language}',
    bodyHelp: 'Words in double braces are filled in, in the customer’s language: {{name}}.',
    missing: 'Not written in {languages}. Customers of these languages are offered the text in {other}.',
    save: 'Save',
    cancel: 'Cancel',
  },
  preview: {
    title: 'Preview in {language}',
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
