/** What stands in for a page that is missing or failed. */
export const errors = {
  notFound: {
    title: 'This page is not here',
    text: 'The address may be mistyped, or the page has moved. A link from one of our mails should always work: if yours does not, call us and give the reference in the mail.',
  },
  failed: {
    title: 'Something went wrong on our side',
    text: 'The page could not be shown. What you sent before is kept. Try again in a moment, or call us.',
  },
  home: 'Go to the home page',
  contact: 'Write to us',
  call: 'Call',
};
