/** The text of the mails about milestones of a shipment. */
export const trackingMails = {
  /** The subject, where the mail is about one milestone; else `several`. */
  happened: '{milestone}: your shipment {reference}',
  delayed: 'Delay ({milestone}): your shipment {reference}',
  several: 'Update on your shipment {reference}',
  intro: {
    withLane: 'There is an update on your shipment {reference}, {lane}.',
    withoutLane: 'There is an update on your shipment {reference}.',
  },
  lane: 'from {from} to {to}',
  expected: 'now expected {time}',
  before: 'planned {time}',
  /** The arrival, which most readers wait for; the place may be any. */
  arrives: 'Arrives in {place}: {time}',
  line: 'All milestones',
  done: '{time} ✓',
  estimated: '{time} (estimated)',
  planned: '{time} (planned)',
  unknown: 'No time yet',
  clock: 'All times are local.',
  numbers: 'References',
  action: 'See your shipment',
  off: 'You can turn these mails off on the page of your shipment.',
  foot: 'To ask us about {reference}:',
  documents: {
    /** The subject, where all are of one kind; else `several`. */
    one: '{document}: your shipment {reference}',
    several: 'New documents: your shipment {reference}',
    text: {
      withLane: 'You can now download this from the page of your shipment {reference}, {lane}:',
      withoutLane: 'You can now download this from the page of your shipment {reference}:',
    },
    action: 'Download',
  },
  cancelled: {
    title: 'Canceled: your shipment {reference}',
    text: {
      withLane: 'We canceled your shipment {reference}, {lane}.',
      withoutLane: 'We canceled your shipment {reference}.',
    },
    help: 'Nothing more happens with it. If that is not what you expected, write to us or call.',
  },
  resumed: {
    title: 'Under way again: your shipment {reference}',
    text: {
      withLane: 'Your shipment {reference}, {lane}, goes on: it is no longer canceled.',
      withoutLane: 'Your shipment {reference} goes on: it is no longer canceled.',
    },
    help: '',
  },
};
