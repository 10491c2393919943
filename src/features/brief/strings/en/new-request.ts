import { labels } from '../../../requests/strings/en/labels.ts';
import { arrivalChannels } from '../../../requests/strings/en/leads.ts';
import type { Settings } from '../../../settings/settings.ts';
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
    submit: 'Enter request',
    submitting: 'Saving …',
    notDone: 'This was not saved',
  };
};
