import { stringsByLocale } from '#features/settings/server/strings-by-locale.ts';
import { feedback as feedbackEn } from './strings/en/feedback.ts';
import { feedback as feedbackEs } from './strings/es/feedback.ts';
import { feedback as feedbackPt } from './strings/pt/feedback.ts';

export const feedbackStringsIn = stringsByLocale(
  'feedback',
  {
    en: (settings) => ({ feedback: feedbackEn(settings) }),
    es: (settings) => ({ feedback: feedbackEs(settings) }),
    pt: (settings) => ({ feedback: feedbackPt(settings) }),
  },
  { copies: { 'feedback.form.labels.': 'labels.feedback.' } },
);

export type FeedbackStrings = ReturnType<typeof feedbackStringsIn>;
