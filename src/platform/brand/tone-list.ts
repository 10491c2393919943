/** Source of a tone's hue and chroma; `fixed` is the same for every brand. */
export type Source = 'main' | 'accent' | 'tint' | 'alert' | 'fixed';

/**
 * Lightness of a tone: the sample's; the source's, where it is not on the wrong side of the sample's; the source's itself;
 * or the sample's moved as far as `ink` is from its own.
 */
type Lightness = 'sample' | 'darker' | 'lighter' | 'source' | 'ink';

export interface Tone {
  source: Source;
  /** Its value for the default brand. */
  sample: string;
  lightness: Lightness;
  /** Most chroma that it takes from its source: a vivid color tints text and grounds a little only. */
  most: number;
}

const tone =
  (source: Source, lightness: Lightness = 'sample', most = 1) =>
  (sample: string): Tone => ({ source, sample, lightness, most });

const text = tone('main', 'sample', 0.05);
const surface = tone('main', 'sample', 0.06);
/** Tone of sections in the main color. */
const ink = tone('main', 'ink', 0.13);
const tint = tone('tint');
const accent = tone('accent', 'source');
const onLight = tone('accent', 'darker');
const onDark = tone('accent', 'lighter');
const alert = tone('alert');
const fixed = tone('fixed');

/** By name, as templates have them: `brand(dark-ground)`. A tone moves for those before it, so grounds come first. */
export const tones = {
  ink: ink('#0b1b2b'),
  deep: ink('#12344a'),
  fog: text('#c4cfd6'),
  sand: tint('#cdbb9d'),
  bone: tint('#ede8de'),
  accent: accent('#e4512b'),

  ground: tint('#f7f5f0'),
  panel: tint('#ede8de'),
  field: fixed('#ffffff'),
  'alert-ground': alert('#f9e5dd'),
  sea: tint('#f1eee6'),
  grid: tint('#e6e1d6'),
  land: tint('#e1d9c9'),
  coast: tint('#c5bba6'),
  strong: text('#0b1b2b'),
  body: text('#26394a'),
  muted: text('#4a6274'),
  hairline: tint('#d3cfc4'),
  outline: text('#6c8190'),
  signal: accent('#e4512b'),
  'on-signal': text('#0b1b2b'),
  'on-action': fixed('#ffffff'),
  action: onLight('#c73f1b'),
  'action-hover': onLight('#a93315'),
  alert: alert('#a92f14'),
  open: fixed('#2c6b4f'),
  focus: text('#0b1b2b'),

  'dark-ground': surface('#0b1b2b'),
  'dark-panel': surface('#10293b'),
  'dark-field': surface('#0e2233'),
  'dark-alert-ground': alert('#33202a'),
  'dark-sea': surface('#0e2233'),
  'dark-grid': surface('#152c3e'),
  'dark-land': surface('#1b3b50'),
  'dark-coast': surface('#2f5064'),
  'dark-strong': tint('#f1ede5'),
  'dark-body': text('#c4cfd6'),
  'dark-muted': text('#9db0bc'),
  'dark-hairline': text('#2f4351'),
  'dark-outline': text('#7e93a1'),
  'dark-signal': accent('#e4512b'),
  'dark-on-signal': text('#0b1b2b'),
  'dark-on-action': surface('#0b1b2b'),
  'dark-action': onDark('#e85c36'),
  'dark-action-hover': onDark('#f27a58'),
  'dark-alert': alert('#ffa58c'),
  'dark-open': fixed('#86cfab'),
  'dark-focus': tint('#cdbb9d'),

  'on-ink-ground': ink('#0b1b2b'),
  'on-ink-panel': ink('#12344a'),
  'on-ink-field': ink('#0e2233'),
  'on-ink-coast': ink('#2f5064'),
  'on-ink-strong': tint('#f7f5f0'),
  'on-ink-body': text('#d6dee3'),
  'on-ink-muted': text('#b3c1ca'),
  'on-ink-hairline': ink('#3b4c58'),
  'on-ink-outline': text('#8ea1ad'),
  'on-ink-signal': accent('#e4512b'),
  'on-ink-on-signal': text('#0b1b2b'),
  'on-ink-on-action': surface('#0b1b2b'),
  'on-ink-action': onDark('#e85c36'),
  'on-ink-action-hover': onDark('#f27a58'),
  'on-ink-alert': alert('#ffa58c'),
  'on-ink-open': fixed('#86cfab'),
  'on-ink-focus': tint('#f7f5f0'),
  /** The ground of a section on ink in the dark scheme. */
  'dark-ink': surface('#081420'),

  /** Action in print and in mails, where screens and printers are poor. */
  'print-action': onLight('#b93a18'),
} satisfies Record<string, Tone>;

export type ToneName = keyof typeof tones;

export const isTone = (name: string): name is ToneName => Object.hasOwn(tones, name);
