/** The words of /signin. */
export const signIn = {
  meta: { title: 'Sign in', description: '' },
  label: '',
  heading: 'Sign in',
  text: '',
};
