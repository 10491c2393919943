/** The words of /terms. */
export const terms = {
  meta: { title: 'Terms of use', description: '' },
  label: '',
  heading: 'Terms of use',
  text: '',
};
