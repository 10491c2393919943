import { fieldLabelsIn } from '../../../contract/field-labels.ts';
import { messagesIn } from '../../../contract/messages.ts';

const messages = messagesIn('en');

/** The words that all forms share. */
export const forms = {
  optional: 'optional',
  leaveEmpty: 'Leave this field empty',
  /** Stands over the list of fields at fault. */
  summaryTitle: 'This was not sent',
  offline: 'You are offline. What you type stays here; send it once you are connected again.',
  online: 'You are connected again. What you typed is still here: send it now.',
  reference: 'Your reference',
  statusLink: 'See where it stands',
  another: 'The form below is empty again, for another one.',
  copyReference: 'Copy',
  referenceCopied: 'Reference copied',
  checkFields: messages.checkFields,
  fields: messages.fields,
};

export const labels = fieldLabelsIn('en');
