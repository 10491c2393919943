/** What stands in the desk's frame in the place of a page that cannot be shown. */
export const failures = {
  forbidden: {
    title: 'This is for owners',
    text: 'Your role at this desk is agent. Ask an owner to do this, or to change your role.',
  },
  notFound: {
    title: 'This page is not at the desk',
    text: 'The address may be mistyped, or what it showed was deleted.',
  },
  failed: {
    title: 'Something went wrong on our side',
    text: 'The page could not be shown. What was stored before is kept. Try again in a moment.',
  },
  notReached:
    'The desk could not be reached, so nothing was changed or sent. What you wrote is still here: try again in a moment.',
  signedOut:
    'You are signed out, so nothing was changed or sent. What you wrote is still here: sign in, come back, and do it again.',
  signIn: 'Sign in in a new tab',
  toDesk: 'Go to the inbox',
};
