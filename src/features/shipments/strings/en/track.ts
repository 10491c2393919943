import { labels } from '#features/requests/strings/en/labels.ts';
import { messages } from '#platform/commands/strings/en/messages.ts';
import { forms } from '#ui/forms/strings/en/forms.ts';

/** The text of /track. */
export const track = {
  meta: {
    title: 'Track a request',
    description:
      'Follow a request or shipment by its reference, booking, container, B/L, air waybill or purchase order number: its status, and the link to its page by e-mail.',
  },
  label: 'Your request',
  heading: 'Track a request',
  text: 'Enter a reference and your e-mail address to see where your request stands and, once cargo moves, every milestone. We also e-mail you the link to its page, with messages, quotes and documents.',
  form: {
    notDone: 'We could not look that up',
    failed: 'We got no response. Please check your connection and try again.',
    checkFields: forms.checkFields,
    fields: messages.fields,
    reference: 'Reference, or a number of your shipment',
    referenceHelp:
      'Our reference, such as RR-\u20607K3M9Q, shows the status at once. For a booking, container, bill of lading or air waybill, or your purchase order, we e-mail you the link.',
    email: labels.rateRequest.email,
    emailHelp: 'The address that the request was sent with.',
    submit: 'Track',
    submitting: 'Looking it up…',
    doneTitle: 'Check your e-mail',
    none: 'No e-mail after a few minutes? Look in your spam folder, or check both and try again. A request that gave only a phone number, or whose link we have withdrawn: please call us.',
    again: 'Try again',
    call: 'Call',
    write: 'Write to us',
  },
};
