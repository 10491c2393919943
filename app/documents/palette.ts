/** The site's colours (app/styles/theme.css) as print takes them. */
export const palette = {
  page: '#ffffff',
  ink: '#0b1b2b',
  bone: '#ede8de',
  ground: '#f7f5f0',
  body: '#26394a',
  muted: '#4a6274',
  hairline: '#d3cfc4',
  outline: '#6c8190',
  signal: '#e4512b',
  onInk: '#f7f5f0',
  bodyOnInk: '#d6dee3',
  mutedOnInk: '#b3c1ca',
  hairlineOnInk: '#3b4c58',
};
