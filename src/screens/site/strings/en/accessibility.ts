import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
import { officeHours } from '#features/settings/strings/en/office-hours.ts';
import { changedOn, legal, reach } from '#ui/strings/en/legal.ts';

/** Claims of tests need a test in tests/e2e. */
export const accessibility = (settings: Settings) => {
  const { message: answer } = answerTimes(settings);
  const links = reach(settings);
  const hours = officeHours(settings);
  return {
    ...legal,
    meta: {
      title: 'Accessibility statement',
      description:
        'What we aim for, what is tested, what does not work well yet, and how to tell us what is in your way.',
    },
    label: 'Accessibility',
    heading: 'Accessibility statement',
    text: 'Everyone with goods to move should be able to request a rate. Here is what is tested, what does not work well yet, and how to tell us.',
    changed: changedOn('2026-11-23'),
    sections: [
      {
        id: 'aim',
        title: 'What we aim for',
        blocks: [
          'WCAG 2.2, level AA: the international guidelines for websites that people with disabilities can use.',
          'Nobody outside the company has audited the website, and we do not claim that it meets every point.',
        ],
      },
      {
        id: 'tested',
        title: 'What is tested',
        blocks: [
          'These tests run in the Chromium browser:',
          {
            facts: [
              {
                label: 'Automatic check',
                value:
                  'axe finds no fault on any public page in English, Spanish and Portuguese, in light and dark colors, and none in refused forms, receipts and open menus.',
              },
              {
                label: 'Narrow screens and zoom',
                value:
                  'At 320 px wide (a 1280 px screen at 400%) no public page scrolls sideways, nor with wider text spacing.',
              },
              {
                label: 'Keyboard',
                value:
                  'Menus and the drawer open with Enter and close with Escape. Arrow keys move between the parts of the rate request. The focus follows you: into the next part, to the start of a new page, to the heading that a contents link names, and out of a drawer you leave.',
              },
              {
                label: 'Screen readers',
                value:
                  'The names, roles and states that a screen reader is given are checked on the menus, slides, world map, rate request, receipt and status page, in English.',
              },
              {
                label: 'Your own colors, and paper',
                value:
                  'With the high-contrast colors of your system, the current page and the selected part stay marked. On paper nothing is folded, pale or covered.',
              },
              {
                label: 'Targets',
                value: 'What you press is at least 24 px wide and high, or has that much room around it.',
              },
              {
                label: 'Mistakes in a form',
                value:
                  'The page says what is wrong beside the form, marks the field, and keeps what you typed.',
              },
              {
                label: 'Motion',
                value:
                  'The film on the home page has a pause button. It is not loaded if your device asks for reduced motion.',
              },
              {
                label: 'Without JavaScript',
                value:
                  'Menus open, contents lists lead to their sections, and all three forms can be filled in and sent.',
              },
            ],
          },
          'Automatic checks find only some of the barriers people meet.',
        ],
      },
      {
        id: 'gaps',
        title: 'What does not work well yet',
        blocks: [
          {
            list: [
              'People who use screen readers or other assistive technology have not tested the website yet.',
              'Our tests run in Chromium only, not in Firefox or Safari.',
              'Our PDFs are tagged for screen readers: the brochure, the KYC form and the copy of your request. They have not been tested with one yet. The brochure’s services and lanes are also on the pages of this website, and we can go through the KYC form with you by phone.',
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
              { label: 'E-mail', value: links.email },
              { label: 'Phone', value: links.phone },
              {
                label: 'Hours',
                value: `${hours.days}, ${hours.both}`,
              },
            ],
          },
          `Tell us the page, what you wanted to do and, if you can, your device, browser and assistive technology. A person answers ${answer.within}.`,
        ],
      },
      {
        id: 'other-ways',
        title: 'Request a rate without the form',
        blocks: [
          `Call ${links.phone}, or write to ${links.rates} in your own words:`,
          {
            list: [
              'what should move, and how much',
              'from where, and to where',
              'by when, if there is a date',
              'how we reach you',
            ],
          },
          'We answer as fast as with the form.',
        ],
      },
      {
        id: 'made',
        title: 'How this statement was made',
        blocks: [
          'It is a self-assessment, from the tests and gaps named above. When they change, so do this page and its date.',
          {
            open: 'Which accessibility laws apply to the company, and whether they ask for more in this statement, such as an authority to complain to.',
          },
        ],
      },
    ],
  };
};
