/** The words of /aboutus. */
export const about = {
  meta: { title: 'About us', description: '' },
  label: '',
  heading: 'About us',
  text: '',
};
