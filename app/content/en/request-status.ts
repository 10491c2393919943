import { labels } from './forms.ts';

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
  stage: 'Stage',
  stages: { new: 'Received, waiting for a person' },
  sentTitle: 'What you sent',
  notGiven: 'Not given',
  services: labels.services,
  labels: { 'rate-request': labels.rateRequest, 'contact-message': labels.contactMessage },
  change: {
    title: 'Something changed?',
    text: 'Answer our mail, or call and give the reference. This page is only for you: anyone who has its address can read it.',
    call: 'Call',
  },
};
