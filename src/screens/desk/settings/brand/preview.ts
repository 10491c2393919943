import { currentSettings } from '#features/settings/server/current-settings.ts';
import { type BrandColors, brand } from '#platform/brand/brand.ts';
import { svgOf } from '#platform/brand/drawing.ts';
import { leastContrast, pairs } from '#platform/brand/tone-pairs.ts';
import { contrastOf, tonesOf } from '#platform/brand/tones.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { settings } from '../../strings/en/settings.ts';

const { tones: names, schemes, table } = settings.brand;

const prefixes = { light: '', dark: 'dark-', ink: 'on-ink-' } as const;

/** A scheme by the beginning of its tones' names, and the rest. */
function partsOf(name: string): [scheme: keyof typeof prefixes, tone: keyof typeof names] {
  if (name === 'dark-ink') return ['dark', 'ink'];
  const scheme = name.startsWith('on-ink-') ? 'ink' : name.startsWith('dark-') ? 'dark' : 'light';
  return [scheme, name.slice(prefixes[scheme].length) as keyof typeof names];
}

const colors = brand.pick({ main: true, accent: true, tint: true });
const ratio = new Intl.NumberFormat(deskLocale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Derives what the page of the brand shows of the colors in its address, or else of those that are stored. */
export function previewOf(url: URL, stored: BrandColors) {
  const asked = colors.safeParse(Object.fromEntries(url.searchParams));
  const shown = asked.success ? asked.data : stored;
  const tones = tonesOf(shown);
  const { company } = currentSettings();
  const drawingOn = (isOnDark: boolean) =>
    `data:image/svg+xml,${encodeURIComponent(svgOf(company.brand.drawing, shown, isOnDark))}`;
  const schemeOf = (prefix: string) =>
    Object.fromEntries(
      Object.entries(tones)
        .filter(([name]) => name.startsWith(prefix))
        .map(([name, color]) => [name.slice(prefix.length), color]),
    );
  return {
    companyName: company.name,
    /** Addresses of the drawing that stands for a logo. */
    drawings: { light: drawingOn(false), dark: drawingOn(true) },
    tones: {
      light: schemeOf(prefixes.light),
      dark: schemeOf(prefixes.dark),
      // Alerts have no ground of their own there.
      ink: { ...schemeOf(prefixes.ink), 'alert-ground': tones['on-ink-panel'] },
    } as Record<keyof typeof prefixes, Record<string, string>>,
    pairs: pairs.map(({ over, under, kind }) => {
      const [scheme, tone] = partsOf(over);
      const name = fill(table.name, {
        over: names[tone],
        under: names[partsOf(under)[1]],
        scheme: schemes[scheme],
      });
      return {
        name,
        over: tones[over],
        under: tones[under],
        // Never more than there is.
        contrast: ratio.format(Math.floor(10 * contrastOf(tones[over], tones[under])) / 10),
        least: ratio.format(leastContrast[kind]),
      };
    }),
  };
}

export type BrandPreview = ReturnType<typeof previewOf>;
