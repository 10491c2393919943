/** The words of /accessibility. */
export const accessibility = {
  meta: { title: 'Accessibility statement', description: '' },
  label: '',
  heading: 'Accessibility statement',
  text: '',
};
