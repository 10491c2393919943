import { labels } from '#features/requests/strings/en/labels.ts';
import type { Settings } from '#features/settings/settings.ts';
import { messages } from '#platform/commands/strings/en/messages.ts';
import { forms } from '#ui/forms/strings/en/forms.ts';
import { whatsapp } from '#ui/forms/strings/en/whatsapp.ts';

/** The text of the feedback form, on the home page and on its own. */
export const feedbackForm = (settings: Settings) => ({
  ...forms,
  whatsapp: whatsapp(settings),
  labels: labels.feedback,
  messages: messages.feedback,
  help: {
    comments: 'What went well, what did not, and which shipment, if you remember.',
    agreeToTerms:
      'We keep your name, rating and comments to improve our work. Nobody outside the company sees them.',
  },
  agreement: 'I agree to the [terms](/terms) and have read the [privacy notice](/privacy)',
  ratings: [
    { upTo: 2, label: 'Poor' },
    { upTo: 4, label: 'Fair' },
    { upTo: 6, label: 'Good' },
    { upTo: 8, label: 'Very Good' },
    { upTo: 10, label: 'Excellent' },
  ],
  outOf: 'out of 10',
  submit: 'Submit Feedback',
  submitting: 'Submitting Feedback',
  done: {
    title: 'Thank you. We have it.',
    text: 'We read every comment. Want an answer? Write or call with this reference.',
  },
});

/** The text of /feedback. */
export const feedback = (settings: Settings) => ({
  meta: {
    title: 'Feedback',
    description: 'Tell us how your shipment went: ten stars, a few words, one minute.',
  },
  label: 'Feedback',
  heading: 'How did we do?',
  text: 'Ten stars and a few words: one minute.',
  form: feedbackForm(settings),
  aside: {
    next: {
      title: 'What happens with it',
      list: [
        'The people who did the work read every comment.',
        'Nobody outside the company sees it. We publish none of it.',
        'You get a reference. Want an answer? Write or call with it.',
      ],
    },
    urgent: {
      title: 'A shipment under way?',
      call: 'Call',
      phone: settings.company.phone,
      chat: whatsapp(settings),
    },
  },
});
