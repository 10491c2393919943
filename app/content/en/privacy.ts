/** The words of /privacy. */
export const privacy = {
  meta: { title: 'Privacy notice', description: '' },
  label: '',
  heading: 'Privacy notice',
  text: '',
};
