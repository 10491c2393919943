import { isTone, type ToneName } from './tone-list.ts';

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
