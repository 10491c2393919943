/** The words of /partners. */
export const partners = {
  meta: { title: 'Partners', description: '' },
  label: '',
  heading: 'Partners',
  text: '',
};
