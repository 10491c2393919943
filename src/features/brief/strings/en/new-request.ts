import { labels } from '#features/requests/strings/en/labels.ts';
import { arrivalChannels } from '#features/requests/strings/en/leads.ts';
import type { Settings } from '#features/settings/settings.ts';
import { clientBrief } from './client-brief.ts';

/** The text of /desk/new: the questions of the site, asked about somebody else. */
export const newRequest = (settings: Settings) => {
  const { form } = clientBrief(settings);
  return {
    title: 'New request',
    back: 'Inbox',
    heading: 'Enter a request',
    text: 'For what came by phone or elsewhere: the same questions as on the site. Only a phone number or an e-mail address is needed.',
    channel: 'How it came',
    channels: arrivalChannels,
    locale: 'Customer’s language',
    attachments: form.attachments,
    labels: {
      ...labels.rateRequest,
      clientName: 'Name',
      products: 'What they make or sell',
      objective: 'What they want to achieve',
      referenceNumber: 'Their own reference',
      legalName: 'Legal name',
    },
    parts: form.tabs,
    services: form.services,
    taxKinds: form.taxKinds,
    after: 'Then',
    acknowledge: 'Mail the acknowledgement to the customer, with the link to the request’s page',
    isAnswered: 'I have answered it already, so nobody waits for a reply',
    /** The form that corrects a request, with the same questions. */
    correction: {
      title: 'Correct',
      heading: 'Correct cargo and lane',
      addHeading: 'Make it a rate request',
      text: 'Prices, lists, the quote and the customer’s page follow what you save here. What the customer sent is kept, and the timeline says what you changed.',
      written: 'What the customer wrote',
      texts: 'Goods and texts',
      quoted:
        'A quote was sent for the cargo as it was. It stays as it is: revise it once the cargo is corrected.',
      sold: 'This was won: the accepted quote and its shipment keep what was sold. Change the shipment itself where it differs.',
      proposal: {
        heading: 'Read from what the customer wrote',
        proposed: 'Proposed, and marked in the form: {fields}. Compare it with the text before you save.',
        open: 'Left open. Enter it, or ask the customer:',
        noCargo: 'The text names no cargo.',
        noEnd: {
          from: 'The text does not say for sure where the goods are.',
          to: 'The text does not say for sure where the goods go.',
        },
        severalLanes: 'The text names several lanes. Enter the one that this request is for.',
        whichContainer: 'Select the container: “{text}” was not read as one that the form has.',
        cooled: 'Select the container: “{text}” may need a reefer.',
        whichPlace: 'Several places are called “{text}”. Select the one that is meant.',
        alsoWritten: 'Numbers that were not read as cargo: {texts}.',
      },
      asSent: 'Fill in what the customer sent',
      submit: 'Save correction',
      submitting: 'Saving …',
      notDone: 'This was not saved',
    },
    submit: 'Enter request',
    submitting: 'Saving …',
    notDone: 'This was not saved',
  };
};
