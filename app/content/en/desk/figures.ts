/** The words of the desk's page of figures. */
export const figures = {
  title: 'Figures',
  heading: 'Figures',
  filter: {
    label: 'What the figures are of',
    apply: 'Show',
    weeks: { label: 'Period', last: 'Last {count} weeks' },
    kind: { label: 'Kind', any: 'Requests and messages' },
  },
  list: {
    title: 'At a glance',
    count: 'Received',
    inTime: 'Answered in time',
    inTimeOf: '{part} of {whole}',
    median: 'Median time to answer',
    ninetieth: '90th percentile',
    openingHours: 'of opening hours',
    won: 'Won',
    lost: 'Lost',
    ofAll: '{share} of all',
  },
  none: '–',
  how: [
    'Times to the first answer are of opening hours: {opens} to {closes}, {zone} time, without weekends and holidays.',
    'In time means by when we had promised an answer, of all that were answered or should have been by now.',
    'Won and lost is how requests of this period stand today. Spam does not count, nor do requests that were merged into another.',
  ],
  weeks: {
    title: 'By week',
    summary: 'From {least} to {most} a week. Weeks begin on Monday, and the last one is not over.',
    week: 'Week of',
    all: 'All',
  },
  services: { title: 'By service', none: 'No service named' },
  locales: { title: 'By language' },
  scale: 'By week, all on one scale, up to {most} a week.',
  numbers: { title: 'The numbers by week', show: 'The numbers' },
  reasons: { title: 'Why requests were lost', reason: 'Reason', count: 'Lost', share: 'Share' },
  empty: {
    title: 'Nothing came in',
    text: 'No request of this kind came in during this period. Try a longer one.',
  },
};
