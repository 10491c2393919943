import { changedOn, legal, reach } from './legal.ts';
import { officeHours } from './office-hours.ts';

/** The text of /accessibility. What it says is tested stands in tests/e2e; a claim without a test does not belong here. */
export const accessibility = {
  ...legal,
  meta: {
    title: 'Accessibility statement',
    description:
      'What we aim for, what is tested, what does not work well yet, and how to reach us when something is in your way.',
  },
  label: 'Accessibility',
  heading: 'Accessibility statement',
  text: 'Everybody who has goods to move should be able to ask us for a rate. This page says what is tested, what does not work well yet, and how to tell us.',
  changed: changedOn('2026-11-21'),
  sections: [
    {
      id: 'aim',
      title: 'What we aim for',
      blocks: [
        'Our aim is WCAG 2.2, level AA: the international guidelines for websites that people with disabilities can use.',
        'This is our own statement. Nobody outside the company has audited the website, and we do not claim that it meets every point.',
      ],
    },
    {
      id: 'tested',
      title: 'What is tested',
      blocks: [
        'These tests belong to the website and run in the Chromium browser:',
        {
          facts: [
            {
              label: 'Automatic check',
              value: 'axe finds no fault on any public page, in the light and in the dark colours.',
            },
            {
              label: 'Narrow screens and zoom',
              value:
                'At a width of 320 px (a screen of 1280 px at 400 %) no public page has to be scrolled sideways.',
            },
            {
              label: 'Keyboard',
              value:
                'The menus and the drawer open by Enter and close by Escape. The parts of the rate request answer to the arrow keys. The focus goes on with you: into the next part, to the start of a new page, to the heading that a contents link names, and out of a drawer that you leave.',
            },
            {
              label: 'Mistakes in a form',
              value:
                'The page says what is wrong beside the form, marks the field, and keeps what you typed.',
            },
            {
              label: 'Motion',
              value:
                'The film on the home page has a pause button. If your device asks for reduced motion, the film is not loaded.',
            },
            {
              label: 'Without JavaScript',
              value:
                'The menus open, the contents lists lead to their sections, and all three forms can be filled in and sent.',
            },
          ],
        },
        'Automatic checks find only a part of the barriers that people meet.',
      ],
    },
    {
      id: 'gaps',
      title: 'What does not work well yet',
      blocks: [
        {
          list: [
            'The website has not yet been tested by people who use screen readers or other assistive technology.',
            'Our tests run in one browser, Chromium. Firefox and Safari are not tested by them.',
            'The pages are in English only, and so are the captions of our film.',
            'The brochure is a PDF without tags: a screen reader may read it in the wrong order. The services it describes are also on the pages of this website.',
            'The KYC form, a PDF too, has not been checked with a screen reader. We can go through it with you on the phone.',
          ],
        },
      ],
    },
    {
      id: 'report',
      title: 'Tell us about a barrier',
      blocks: [
        {
          facts: [
            { label: 'E-mail', value: reach.email },
            { label: 'Phone', value: reach.phone },
            { label: 'Hours', value: `${officeHours.days}, ${officeHours.official} (${officeHours.local})` },
          ],
        },
        'Tell us the page and what you wanted to do, and if you can, the device, browser and assistive technology you use. A person answers within one business day.',
      ],
    },
    {
      id: 'other-ways',
      title: 'Other ways to ask for a rate',
      blocks: [
        `You need no form. Call ${reach.phone}, or write to ${reach.rates} in your own words:`,
        {
          list: [
            'what should move, and how much of it',
            'from where, and to where',
            'by when, if there is a date',
            'how we reach you',
          ],
        },
        'A person answers within one business day, as with the form.',
      ],
    },
    {
      id: 'made',
      title: 'How this statement was made',
      blocks: [
        'It is a self-assessment, from the tests named above and from what we know to be missing. When that changes, this page and its date change.',
        {
          open: 'Which accessibility laws apply to the company, and whether they ask for more in this statement, such as an authority to complain to.',
        },
      ],
    },
  ],
};
