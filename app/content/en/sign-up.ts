/** The words of /signup. */
export const signUp = {
  meta: { title: 'Sign up', description: '' },
  label: '',
  heading: 'Sign up',
  text: '',
};
