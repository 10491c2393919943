import { company } from '../company.ts';
import { forms, whatsapp } from './forms.ts';
import { labels } from './labels.ts';
import { messages } from './messages.ts';

const { city } = company.address;

/** The text of /contactus. */
export const contact = {
  meta: {
    title: 'Contact us',
    description: `Write or call the forwarding desk in ${city}. A person answers within one business day.`,
  },
  label: 'Contact',
  heading: 'Write to the people who move it',
  text: 'Only the e-mail address is needed. A person reads every message and answers within one business day.',
  form: {
    ...forms,
    labels: labels.contactMessage,
    messages: messages.contactMessage,
    help: {
      email: 'We answer to this address.',
      message:
        'For a shipment: what it is, from where, to where, and by when. Dimensions and weight if you have them. Left empty, we write to you and ask.',
    },
    submit: 'Send Message',
    submitting: 'Sending Message',
    privacy: 'We use this to answer you, and for no advertising. [Privacy notice](/privacy)',
    done: {
      title: 'Your message is with us.',
      text: 'A copy is on its way to your inbox, with a link to your message.',
      due: 'A person answers by',
    },
  },
  info: {
    title: 'The office',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    website: 'Website',
    social: 'Elsewhere',
    hours: 'Hours',
    whatsapp,
  },
  assistant: {
    title: 'Talk to our AI assistant',
    text: 'It will answer simple questions at any hour. It is not ready yet; until then a person answers.',
    button: 'Start chat(Coming Soon...)',
  },
  experts: {
    title: 'Ask our Experts',
    text: 'Customs, packing, routes, documents: the person who picks up can answer, or knows who can.',
    button: 'Copy phone number',
    copied: 'Phone Number Copied',
  },
};
