/** Shown in the desk's frame instead of a page that is missing, refused or failed. */
export const failures = {
  forbidden: {
    title: 'You don’t have access',
    text: 'Your role at this desk does not allow this. Ask an owner to do it, or to change your role.',
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the item was deleted.',
  },
  failed: {
    title: 'Something went wrong on our side',
    text: 'The page can’t be shown. Nothing saved was lost. Try again in a moment.',
  },
  notReached:
    'The desk can’t be reached. Nothing was changed or sent, and what you wrote is still here. Try again in a moment.',
  signedOut:
    'You are signed out. Nothing was changed or sent, and what you wrote is still here. Sign in, come back and try again.',
  signIn: 'Sign in in a new tab',
  toDesk: 'Go to the inbox',
};
