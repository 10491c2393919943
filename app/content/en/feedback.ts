import { forms } from './forms.ts';
import { labels } from './labels.ts';
import { messages } from './messages.ts';

/** The text of the feedback form, which stands on the home page and on its own. */
export const feedbackForm = {
  ...forms,
  labels: labels.feedback,
  messages: messages.feedback,
  help: {
    comments: 'What went well, what did not, and which shipment it was if you remember.',
    agreeToTerms:
      'We keep your name, rating and comments to improve our work, and show them to nobody outside the company.',
  },
  agreement: 'I agree to the [terms](/terms) and have read the [privacy notice](/privacy)',
  ratings: [
    { upTo: 2, label: 'Poor', emoji: '😞' },
    { upTo: 4, label: 'Fair', emoji: '😐' },
    { upTo: 6, label: 'Good', emoji: '🙂' },
    { upTo: 8, label: 'Very Good', emoji: '😊' },
    { upTo: 10, label: 'Excellent', emoji: '🤩' },
  ],
  outOf: 'out of 10',
  submit: 'Submit Feedback',
  submitting: 'Submitting Feedback',
  privacy: 'We use this to improve our work, and publish none of it. [Privacy notice](/privacy)',
  done: {
    title: 'Thank you. We have it.',
    text: 'A person reads every comment. If you want an answer, write to us or call and give this reference.',
  },
};

/** The text of /feedback. */
export const feedback = {
  meta: {
    title: 'Feedback',
    description: 'Tell us how your shipment went: ten stars, a few words, one minute.',
  },
  label: 'Feedback',
  heading: 'How did we do?',
  text: 'One minute, and it goes to the people who did the work. For a shipment under way, calling is faster.',
  form: feedbackForm,
};
