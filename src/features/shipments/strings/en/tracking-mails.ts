/** The text of the mails about milestones of a shipment. */
export const trackingMails = {
  /** The subject, where the mail is about one milestone; else `several`. */
  happened: (milestone: string, reference: string) => `${milestone}: your shipment ${reference}`,
  delayed: (milestone: string, reference: string) => `Delay (${milestone}): your shipment ${reference}`,
  several: (reference: string) => `Update on your shipment ${reference}`,
  intro: (reference: string, lane: string) =>
    lane
      ? `There is an update on your shipment ${reference}, ${lane}.`
      : `There is an update on your shipment ${reference}.`,
  lane: (from: string, to: string) => `from ${from} to ${to}`,
  expected: (time: string) => `now expected ${time}`,
  before: (time: string) => `planned ${time}`,
  line: 'All milestones',
  done: (time: string) => `${time} ✓`,
  estimated: (time: string) => `${time} (estimated)`,
  planned: (time: string) => `${time} (planned)`,
  unknown: 'No time yet',
  clock: 'Times are on the clock of the place.',
  numbers: 'References',
  action: 'See your shipment',
  off: 'You can turn these mails off on the page of your shipment.',
  foot: (reference: string) => `To ask us about ${reference}:`,
  cancelled: {
    title: (reference: string) => `Canceled: your shipment ${reference}`,
    text: (reference: string, lane: string) =>
      lane ? `We canceled your shipment ${reference}, ${lane}.` : `We canceled your shipment ${reference}.`,
    help: 'Nothing more happens with it. If that is not what you expected, write to us or call.',
  },
  resumed: {
    title: (reference: string) => `Under way again: your shipment ${reference}`,
    text: (reference: string, lane: string) =>
      lane
        ? `Your shipment ${reference}, ${lane}, goes on: it is no longer canceled.`
        : `Your shipment ${reference} goes on: it is no longer canceled.`,
    help: '',
  },
};
