/** The text of the desk's page of figures. */
export const figures = {
  title: 'Figures',
  heading: 'Figures',
  filter: {
    label: 'Filter',
    weeks: { label: 'Period', last: 'Last {count} weeks' },
    kind: { label: 'Kind', any: 'Requests and messages' },
  },
  list: {
    title: 'At a glance',
    count: 'Received',
    inTime: 'Answered on time',
    inTimeOf: '{part} of {whole}',
    median: 'Median first reply',
    ninetieth: '90% within',
    openingHours: 'office hours',
    won: 'Won',
    lost: 'Lost',
    ofAll: '{share}',
  },
  none: '–',
  how: [
    'Reply times count office hours only: {opens} to {closes} {zone}, no weekends or holidays.',
    'On time means by the hour we promised. Requests not yet due are left out.',
    'Won and lost are today’s stages of the requests received in this period. Spam and merged requests are left out.',
  ],
  weeks: {
    title: 'Received by week',
    summary: '{least} to {most} a week. Weeks start on Monday; the ring is this week.',
    week: 'Week of',
    all: 'Received',
  },
  inTime: {
    title: 'Answered on time by week',
    text: 'The dashed line is the promise: every request on time.',
  },
  services: { title: 'By service', none: 'No service named' },
  locales: { title: 'By language' },
  scale: 'By week, on one scale of 0 to {most}.',
  numbers: { title: 'Numbers by week', show: 'Show numbers' },
  reasons: { title: 'Why requests were lost', reason: 'Reason', count: 'Lost', share: 'Share' },
  empty: {
    title: 'Nothing received',
    text: 'No request of this kind arrived in this period. Choose a longer period, or all kinds.',
    next: { title: 'Send a test request', path: '/clientbriefform' },
  },
};

/** The text of the desk's page of feedback. */
export const feedback = {
  title: 'Feedback',
  heading: 'Feedback',
  folders: 'Folders',
  inbox: 'Feedback',
  spam: 'Spam',
  figures: {
    title: 'At a glance',
    average: 'Average',
    outOf: 'of 10',
    count: 'Ratings',
    nineOrTen: 'Rated 9 or 10',
    oneToFour: 'Rated 1 to 4',
    none: 'none yet',
  },
  months: {
    title: 'Average by month',
    month: 'Month',
    average: 'Average',
    count: 'Ratings',
    none: '',
    show: 'Show numbers',
  },
  filter: { from: 'From', to: 'to', apply: 'Show', clear: 'All ratings', label: 'Rating' },
  ratings: {
    poor: 'Poor',
    fair: 'Fair',
    good: 'Good',
    'very-good': 'Very good',
    excellent: 'Excellent',
  },
  nobody: 'No name given',
  noComment: 'No comment',
  empty: {
    title: 'No feedback',
    inbox:
      'Customers rate us from 1 to 10 on the home page and at /feedback. Send the link once a shipment has arrived.',
    spam: 'Feedback that looks like spam lands here.',
    next: { title: 'View the feedback form', path: '/feedback' },
    filtered: 'No rating in this range. Widen it.',
  },
  more: 'Older feedback',
  top: 'Back to the newest',
};
