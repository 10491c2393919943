import { findLaneEnd } from '#features/cargo/server/places/lane-ends.ts';
import { findPlaceScopes } from '#features/cargo/server/places/place-scopes.ts';
import { anyPlace } from '#features/settings/lane-end.ts';
import type { Pricing } from '#features/settings/pricing.ts';
import type { Locale } from '#platform/i18n/locale.ts';

type Ends<Text> = Record<'from' | 'to', Text>;

/** The lane of a rate: its ends as the sheet has them, and the codes that stand for the places of the shipment. */
export interface RatedLane {
  rated: Ends<string>;
  instead: Partial<Ends<string | undefined>>;
}

/** Returns the name of an end of a rate in a language; null for any place and for an unknown one. */
async function areaName(end: string, locale: Locale, zones: Pricing['zones']): Promise<string | null> {
  if (end === anyPlace) return null;
  if (end.startsWith('zone:')) return zones.find(({ id }) => `zone:${id}` === end)?.name ?? null;
  if (/^[A-Z]{2}$/.test(end)) return new Intl.DisplayNames(locale, { type: 'region' }).of(end) ?? end;
  return (await findLaneEnd(end))?.name ?? null;
}

/**
 * Names the places whose rates are used for the ends of a lane: where a city has no code, and where another place stands for
 * it; empty for all others.
 */
export async function ratedAreas(
  lane: Ends<string>,
  { rated, instead }: RatedLane,
  { locale, zones }: { locale: Locale; zones: Pricing['zones'] },
): Promise<Partial<Ends<string>>> {
  const areaOf = async (end: 'from' | 'to') => {
    const code = instead[end] ?? ((await findPlaceScopes(lane[end])).isWithoutCode ? rated[end] : null);
    return code && areaName(code, locale, zones);
  };
  const [from, to] = await Promise.all([areaOf('from'), areaOf('to')]);
  return { ...(from && { from }), ...(to && { to }) };
}
