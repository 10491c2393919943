import { forms } from '#ui/forms/strings/en/forms.ts';

/** The text of a shipment that is followed to delivery, on its customer’s pages. */
export const shipmentPage = {
  title: 'Your shipment',
  /** “Veracruz to Santos”, for the ear; the page shows an arrow. */
  to: 'to',
  by: {
    air: 'By air',
    fcl: 'By sea, full container',
    lcl: 'By sea, shared container',
    rail: 'By rail',
    road: 'By road',
  },
  next: 'Next',
  delivered: 'Delivered',
  cancelled: {
    title: 'This shipment was canceled',
    text: 'Nothing more happens here. If that is not what you expected, write to us below.',
  },
  noneYet: 'Your shipment has begun. Each milestone appears here as soon as we know its date.',
  milestones: 'Milestones',
  timeZones: 'Times are local to each place.',
  /** Beside a time that has not come yet. */
  kinds: { planned: 'planned', estimated: 'estimated', actual: '' },
  /** For the ear, where the page shows a filled dot. */
  states: { done: 'Done', next: 'Next', planned: 'Planned' },
  /** Milestones that nobody reported, folded. */
  unreported: { one: '1 earlier step without a report', other: '{count} earlier steps without a report' },
  noTime: 'Date to follow',
  late: { one: '1 day later than planned ({planned})', other: '{count} days later than planned ({planned})' },
  lateSameDay: 'Later than planned ({planned})',
  /** Along the main leg of the line. */
  leg: { air: 'In the air', fcl: 'At sea', lcl: 'At sea', rail: 'On the train', road: 'On the road' },
  legUnknown: 'On the way',
  days: { one: '1 day', other: '{count} days' },
  map: {
    alt: 'Map of the general route: {stops}.',
    caption: 'The general route, not a position. Land: Natural Earth.',
  },
  references: 'References',
  documents: 'Documents',
  mails: {
    title: 'E-mails',
    label: 'E-mail me each milestone and each delay',
    save: 'Save',
    on: 'Saved. We e-mail you each milestone and each delay.',
    off: 'Saved. We no longer e-mail you milestones; this page stays current.',
    failed: forms.summaryTitle,
  },
};
