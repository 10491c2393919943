import type { Settings } from '../../../../features/settings/settings.ts';

export const team = ({ company }: Settings) => ({
  meta: {
    title: 'Our team',
    description: `Who works at ${company.name} in ${company.address.city}, what to ask each of them for, and how to reach them by e-mail.`,
  },
  label: 'Our team',
  heading: 'Write to the right person',
  text: 'Pick by what you need, and give your reference if you have one.',
  grid: {
    heading: 'The team',
    portraitOf: 'Portrait of',
  },
  desk: {
    label: 'The desk',
    heading: 'Not sure who? Write to the desk.',
    text: 'Your message gets a reference and goes to the right person, who answers within one business day.',
    link: 'Write to the desk',
  },
});
