/** The words of /worldmap. */
export const worldmap = {
  meta: { title: 'World map', description: '' },
  label: '',
  heading: 'World map',
  text: '',
};
