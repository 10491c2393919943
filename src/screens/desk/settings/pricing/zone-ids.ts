import type { Pricing } from '#features/settings/pricing.ts';
import { slugOf } from '#platform/values/slug.ts';
import { newSlug } from '../slug.ts';

/** A zone as rates and rules name it. */
export const zoneCode = ({ id }: Pricing['zones'][number]) => `zone:${id}`;

const longestId = 36;

/** Gives zones without an id one of their name, `gulf-ports`; others keep theirs, which rates and rules use. */
export function withZoneIds(zones: Pricing['zones']): Pricing['zones'] {
  const used = new Set(zones.map(({ id }) => id));
  return zones.map((zone) => {
    if (zone.id) return zone;
    const name = slugOf(zone.name).slice(0, longestId);
    return { ...zone, id: newSlug(name || 'zone', used) };
  });
}
