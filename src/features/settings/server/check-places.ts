import { isOpenEnd, laneEndsOf } from '../lane-end.ts';
import type { Pricing } from '../pricing.ts';
import type { SettingsPart } from '../settings.ts';

export interface KnownPlaces {
  /** Returns those codes of places, states and countries for which nothing is known. */
  unknownPlaces: (codes: readonly string[]) => Promise<string[]>;
}

declare module '#platform/context.ts' {
  interface Services extends KnownPlaces {}
}

/** Returns problems by field where the prices name a place that is not known. */
export async function checkPlaces(
  { unknownPlaces }: KnownPlaces,
  part: SettingsPart,
  value: unknown,
): Promise<Record<string, string> | null> {
  if (part !== 'pricing') return null;
  const pricing = value as Pricing;
  const fields = [
    ...laneEndsOf(pricing).map(({ path, end }) => ({ path, codes: isOpenEnd(end) ? [] : [end] })),
    ...pricing.zones.map(({ places }, index) => ({ path: `zones.${index}.places`, codes: places })),
  ];
  const unknown = await unknownPlaces([...new Set(fields.flatMap(({ codes }) => codes))]);
  const problems = fields.flatMap(({ path, codes }) => {
    const wrong = codes.filter((code) => unknown.includes(code));
    return wrong.length > 0 ? [[path, `No place is known by ${wrong.join(', ')}. Check the code.`]] : [];
  });
  return problems.length > 0 ? Object.fromEntries(problems) : null;
}
