/** The words of /auth. */
export const auth = {
  meta: { title: 'Sign in or sign up', description: '' },
  label: '',
  heading: 'Sign in or sign up',
  text: '',
};
