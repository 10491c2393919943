import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

/** The name under which documents use the site's typeface. */
export const typeface = 'Instrument Sans';

const weights = [400, 500, 600, 700];

/** Makes the typeface known to the renderer; throws when its package is not installed. */
export function registerTypeface(): void {
  const { resolve } = createRequire(import.meta.url);
  Font.register({
    family: typeface,
    fonts: weights.map((fontWeight) => ({
      src: resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${fontWeight}-normal.woff`),
      fontWeight,
    })),
  });
  // Words are never broken: names and trade terms are easier to look up whole.
  Font.registerHyphenationCallback((word) => [word]);
}
