import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { type BrandColors, defaultBrand } from './brand.ts';
import { isTone, type Source, type Tone, type ToneName, tones } from './tone-list.ts';
import { leastContrast, pairs } from './tone-pairs.ts';

/*
 * Every color of the product, derived from the brand in OKLCH. A tone is described by its value for the default brand: it
 * has that lightness, and the hue and chroma of its source. Then its lightness moves until all pairs have enough contrast.
 */

export type Tones = Readonly<Record<ToneName, string>>;

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
