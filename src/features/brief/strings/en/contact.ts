import { labels } from '#features/requests/strings/en/labels.ts';
import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
import { messages } from '#platform/commands/strings/en/messages.ts';
import { forms } from '#ui/forms/strings/en/forms.ts';
import { whatsapp } from '#ui/forms/strings/en/whatsapp.ts';

export const contact = (settings: Settings) => ({
  meta: {
    title: 'Contact us',
    description: `Write or call the forwarding desk in ${settings.company.address.city}. A person answers ${answerTimes(settings).message.within}.`,
  },
  label: 'Contact',
  heading: 'Ask the people who move it',
  text: `All we need is your e-mail address. A person answers ${answerTimes(settings).message.within}.`,
  form: {
    ...forms,
    whatsapp: whatsapp(settings),
    labels: labels.contactMessage,
    messages: messages.contactMessage,
    help: {
      email: 'We’ll reply to this address.',
      message:
        'For a shipment: what it is, from where, to where, and by when. Size and weight if you have them. If you leave this empty, we write and ask.',
    },
    submit: 'Send Message',
    submitting: 'Sending Message',
    privacy: 'We use this to answer you, never for advertising. [Privacy notice](/privacy)',
    done: {
      title: 'Your message is with us.',
      text: 'We’ve e-mailed you your reference and a link to your message.',
      due: 'A person answers by',
    },
  },
  info: {
    title: settings.offices.length > 1 ? 'The offices' : 'The office',
    address: 'Address',
    phone: 'Phone',
    email: 'E-mail',
    website: 'Website',
    social: 'Follow us',
    hours: 'Hours',
    whatsapp: whatsapp(settings),
    track: { text: 'Sent a request already?', link: 'Track a request' },
  },
  assistant: {
    title: 'Talk to our AI assistant',
    text: 'It will answer simple questions at any hour. Until then, ask us.',
    button: 'Start chat(Coming Soon...)',
  },
  experts: {
    title: 'Ask our Experts',
    text: 'Customs, packing, routes, documents: the person who picks up can answer, or knows who can.',
    button: 'Copy phone number',
    copied: 'Phone Number Copied',
  },
});
