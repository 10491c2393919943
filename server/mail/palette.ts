/** The site's colours; mail clients know no custom properties. */
export const palette = {
  ink: '#0B1B2B',
  deep: '#12344A',
  slate: '#4A6274',
  fog: '#C4CFD6',
  sand: '#CDBB9D',
  bone: '#EDE8DE',
  white: '#F7F5F0',
  /** Signal darkened until white words on it reach 5:1. */
  signal: '#B93A18',
} as const;

/** Clients that turn to dark by this rule show our own dark design; those that invert colours by themselves manage without. No > in here: React escapes it. */
export const darkRules = `@media (prefers-color-scheme: dark) {
  .ground, .ground td { background-color: ${palette.ink} !important; }
  .sheet, .sheet td { background-color: ${palette.deep} !important; }
  .text, .text a { color: ${palette.bone} !important; }
  .label { color: ${palette.fog} !important; }
  .fact, .rule { border-color: ${palette.slate} !important; }
}`;
