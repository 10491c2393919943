/** The words of /ouremployees. */
export const team = {
  meta: { title: 'Our team', description: '' },
  label: '',
  heading: 'Our team',
  text: '',
};
