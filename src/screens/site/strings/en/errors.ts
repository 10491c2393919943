export const errors = {
  notFound: {
    title: 'This page is not here',
    text: 'The address may be mistyped, or the page has moved. If our e-mail led you here, call us with the reference in it.',
  },
  failed: {
    title: 'Something went wrong on our side',
    text: 'We could not show this page. What you sent before is safe. Try again in a moment, or call us.',
  },
  home: 'Go to the home page',
  contact: 'Write to us',
  call: 'Call',
};
