/** The palette of the stills (media/palette.py). */
export const palette = {
  ink: '#0b1b2b',
  deep: '#12344a',
  slate: '#4a6274',
  steel: '#7e93a1',
  fog: '#c4cfd6',
  sand: '#cdbb9d',
  bone: '#ede8de',
  white: '#f7f5f0',
  signal: '#e4512b',
};
