import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';

export const team = (settings: Settings) => ({
  meta: {
    title: 'Our team',
    description: `Who works at ${settings.company.name} in ${settings.company.address.city}, what to ask each of them for, and how to reach them by e-mail.`,
  },
  label: 'Our team',
  heading: 'Write to the right person',
  text: 'Write to the person who does what you need, and give your reference if you have one.',
  grid: {
    heading: 'The team',
    portraitOf: 'Portrait of',
  },
  desk: {
    label: 'The desk',
    heading: 'Not sure who? Write to the desk.',
    text: `Your message gets a reference and goes to the right person, who answers ${answerTimes(settings).message.within}.`,
    link: 'Write to the desk',
  },
});
