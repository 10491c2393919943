import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { type BrandColors, defaultBrand } from './brand.ts';

/*
 * Every color of the product, derived from the brand in OKLCH. A tone is described by its value for the default brand: it
 * has that lightness, and the hue and chroma of its source. Then its lightness moves until all pairs have enough contrast.
 */

/** Where a tone gets its hue and chroma from; `fixed` is the same for every brand. */
type Source = 'main' | 'accent' | 'tint' | 'alert' | 'fixed';

/**
 * Lightness of a tone: the sample's; the source's, where it is not on the wrong side of the sample's; the source's itself;
 * or the sample's moved as far as `ink` is from its own.
 */
type Lightness = 'sample' | 'darker' | 'lighter' | 'source' | 'ink';

interface Tone {
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
const tones = {
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
export type Tones = Readonly<Record<ToneName, string>>;

/** Least contrast of text, and of the shape of a control or a symbol (WCAG 2.2, 1.4.3 and 1.4.11). */
export const leastContrast = { text: 4.5, shape: 3 };

export interface Pair {
  over: ToneName;
  under: ToneName;
  kind: keyof typeof leastContrast;
}

/** Backgrounds of each tone, in each scheme. */
const inEachScheme: Record<Pair['kind'], Record<string, readonly string[]>> = {
  text: {
    strong: ['ground', 'panel', 'field', 'alert-ground', 'land', 'sea'],
    body: ['ground', 'panel', 'field', 'alert-ground'],
    muted: ['ground', 'panel', 'field', 'alert-ground'],
    action: ['ground'],
    'on-action': ['action', 'action-hover'],
    alert: ['ground', 'panel', 'field', 'alert-ground'],
    open: ['ground', 'panel'],
    'on-signal': ['signal'],
  },
  shape: {
    outline: ['ground', 'panel', 'field'],
    signal: ['ground', 'panel'],
    action: ['panel', 'land', 'sea'],
    'action-hover': ['ground'],
    focus: ['ground', 'panel', 'field'],
  },
};

const schemes = ['', 'dark-', 'on-ink-'];
const isTone = (name: string): name is ToneName => Object.hasOwn(tones, name);

function pairsIn(scheme: string, kind: Pair['kind']): Pair[] {
  return Object.entries(inEachScheme[kind]).flatMap(([name, grounds]) =>
    grounds.flatMap((ground) => {
      const [over, under] = [scheme + name, scheme + ground];
      return isTone(over) && isTone(under) ? [{ over, under, kind }] : [];
    }),
  );
}

/** Every pair of tones that the product uses. */
export const pairs: readonly Pair[] = [
  ...schemes.flatMap((scheme) => [...pairsIn(scheme, 'text'), ...pairsIn(scheme, 'shape')]),
  { over: 'ink', under: 'sand', kind: 'text' },
  { over: 'ink', under: 'bone', kind: 'text' },
  { over: 'bone', under: 'ink', kind: 'text' },
  { over: 'bone', under: 'deep', kind: 'text' },
  { over: 'fog', under: 'deep', kind: 'text' },
  { over: 'on-ink-strong', under: 'dark-ink', kind: 'text' },
  { over: 'print-action', under: 'ground', kind: 'text' },
  { over: 'print-action', under: 'sea', kind: 'text' },
];

const toOklch = converter('oklch');

/** Less is what the conversion makes of grey, whose hue has no meaning. */
const leastChroma = 0.002;

interface Color extends Oklch {
  h: number;
}

function colorOf(hex: string): Color {
  const { l, c, h = 0 } = toOklch(hex) as Oklch;
  return c < leastChroma ? { mode: 'oklch', l, c: 0, h: 0 } : { mode: 'oklch', l, c, h };
}

const hexOf = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));

export function contrastOf(one: string, other: string): number {
  return wcagContrast(one, other);
}

const bone = colorOf(tones.bone.sample);
const samples: Record<Source, Color> = {
  main: colorOf(defaultBrand.main),
  accent: colorOf(defaultBrand.accent),
  alert: colorOf(defaultBrand.accent),
  tint: bone,
  fixed: bone,
};

const tints: Record<BrandColors['tint'], Color> = {
  warm: bone,
  neutral: { ...bone, c: 0 },
  cool: { ...bone, c: bone.c * 0.6, h: 250 },
};

/** Color of alerts where the accent is no red. */
const red: Color = { ...samples.alert, h: 25 };
const isRed = ({ c, h }: Color) => c > 0.1 && h > 15 && h < 45;

function sourcesOf(brand: BrandColors): Record<Source, Color> {
  const accentColor = colorOf(brand.accent);
  return {
    main: colorOf(brand.main),
    accent: accentColor,
    alert: isRed(accentColor) ? accentColor : red,
    tint: tints[brand.tint],
    fixed: bone,
  };
}

/** A lighter main color is darkened where it bears light text. */
const lightestInk = 0.36;

/** 1 for the same hue, 0 for one that is a quarter of the circle away: what suits a blue makes a red purple. */
function nearness(hue: number, other: number): number {
  const apart = Math.abs(hue - other) % 360;
  return Math.max(0, 1 - Math.min(apart, 360 - apart) / 90);
}

function derive({ source, sample, lightness, most }: Tone, sources: Record<Source, Color>): Color {
  const [from, reference, own] = [sources[source], samples[source], colorOf(sample)];
  const isAsSource =
    lightness === 'source' ||
    (lightness === 'darker' && from.l <= own.l) ||
    (lightness === 'lighter' && from.l >= own.l);
  if (isAsSource) return from;
  const moved = lightness === 'ink' ? Math.min(from.l, lightestInk) - reference.l : 0;
  return {
    mode: 'oklch',
    l: Math.min(1, Math.max(0, own.l + moved)),
    c: Math.min(from.c, most) * (own.c / reference.c),
    h: from.h + (own.h - reference.h) * nearness(from.h, reference.h),
  };
}

/** The pointed-at action is as far from the action as the sample's; where that is hardly seen, much lighter or darker. */
function hoverOf(name: ToneName, action: Color): Color {
  const [own, base] = [name, name.replace('-hover', '') as ToneName].map((each) =>
    colorOf(tones[each as ToneName].sample),
  ) as [Color, Color];
  const step = own.l - base.l;
  const hasRoom = action.l + step > 0.15 && action.l + step < 0.97;
  return {
    mode: 'oklch',
    l: hasRoom ? action.l + step : action.l - 4 * step,
    c: action.c * (own.c / base.c),
    h: action.h + own.h - base.h,
  };
}

const step = 0.005;

function deriveAll(brand: BrandColors): Tones {
  const sources = sourcesOf(brand);
  const made: Partial<Record<ToneName, string>> = {};
  const colors: Partial<Record<ToneName, Color>> = {};

  /** Moves a tone until its pairs with those that are made hold. */
  function settle(name: ToneName, start: Color): Color {
    const own = pairs.filter(({ over, under }) => over === name || under === name);
    const holds = (hex: string) =>
      own.every(({ over, under, kind }) => {
        const other = made[over === name ? under : over];
        return other === undefined || contrastOf(hex, other) >= leastContrast[kind];
      });
    const by = /^(dark|on-ink)-(?!on-)|^fog$/.test(name) ? step : -step;
    let color = start;
    while (!holds(hexOf(color)) && color.l + by >= 0 && color.l + by <= 1)
      color = { ...color, l: color.l + by };
    // Black and white: on any color, one of the two has enough contrast.
    return (
      [color, { ...color, l: 0, c: 0 }, { ...color, l: 1, c: 0 }].find((each) => holds(hexOf(each))) ?? color
    );
  }

  for (const name of Object.keys(tones) as ToneName[]) {
    const action = colors[name.replace('-hover', '') as ToneName];
    const start = action ? hoverOf(name, action) : derive(tones[name], sources);
    const color = settle(name, start);
    colors[name] = color;
    made[name] = hexOf(color);
  }
  return made as Tones;
}

const hexOfByte = (byte: number): string => byte.toString(16).padStart(2, '0');

const derived = new WeakMap<BrandColors, Tones>();

/** Derives the tones of a brand, once for each object. */
export function tonesOf(brand: BrandColors): Tones {
  const known = derived.get(brand);
  if (known) return known;
  const all = deriveAll(brand);
  derived.set(brand, all);
  return all;
}

/** Puts the tones of a brand into a style or a drawing: `brand(ground)`, or `brand(ink 75%)` with that opacity. */
export function withTones(template: string, brand: BrandColors): string {
  const all = tonesOf(brand);
  return template.replace(/brand\(([a-z-]+)(?: (\d+)%)?\)/g, (_, name, opacity) => {
    if (!isTone(name)) throw new Error(`There is no tone ${name}.`);
    return opacity ? all[name] + hexOfByte(Math.round(2.55 * opacity)) : all[name];
  });
}
