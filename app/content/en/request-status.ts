import { labels, whatsapp } from './forms.ts';

/** The words of /requests/<secret>. */
export const requestStatus = {
  meta: { title: 'Where your request stands' },
  label: 'Your request',
  heading: 'Where your request stands',
  reference: 'Reference',
  copy: 'Copy',
  copied: 'Reference copied',
  received: 'Received',
  due: 'A person answers by',
  answered: 'A person answered',
  stage: 'Stage',
  stages: {
    new: 'Received, waiting for a person',
    'need-information': 'We need something from you: see our mail',
    quoting: 'We are working on your rate',
    quoted: 'We have answered you',
    won: 'Agreed: we are on it',
    lost: 'Closed',
  },
  handledWith: 'Handled together with',
  sentTitle: 'What you sent',
  notGiven: 'Not given',
  services: labels.services,
  labels: { 'rate-request': labels.rateRequest, 'contact-message': labels.contactMessage },
  change: {
    title: 'Something changed?',
    text: 'Write to us, call, or use WhatsApp, and give the reference. That is also how to answer our mail. This page is only for you: anyone who has its address can read it.',
    write: 'Write to us about this request',
    call: 'Call',
    whatsapp,
  },
};
