import type { Office } from './settings.ts';

export interface CountryZones {
  /** The most common one first. */
  zones: string[];
  /** `zones` is empty for a region of which nothing more is known. */
  regions: { code: string; name: string; zones: string[] }[];
}

const isNamed = (text: string) => (region: { code: string; name: string }) =>
  [region.code, region.name].some((name) => name.toLowerCase() === text.trim().toLowerCase());

type Address = Pick<Office['address'], 'country' | 'region'>;

const regionOf = ({ country, region }: Address, zones: Record<string, CountryZones>) =>
  zones[country]?.regions.find(isNamed(region));

/** Returns the time zones that an address may be in, the most common one first. */
export function zonesOfAddress(address: Address, zones: Record<string, CountryZones>): string[] {
  const own = regionOf(address, zones)?.zones ?? [];
  return own.length > 0 ? own : (zones[address.country]?.zones ?? []);
}

/**
 * Returns an office at another country or region with the time zone and the public holidays of that place. A zone that is
 * one of the region's stays, and holidays of another country than the office was in.
 */
export function movedOffice(
  office: Office,
  {
    address,
    zones,
    hoursFollow,
  }: { address: Office['address']; zones: Record<string, CountryZones>; hoursFollow: boolean },
): Office {
  const moved = { ...office, address };
  const isOtherCountry = address.country !== office.address.country;
  const region = regionOf(address, zones);
  // While a region is typed it names nothing yet.
  if (!isOtherCountry && (!region || address.region === office.address.region)) return moved;
  const [zone] = zonesOfAddress(address, zones);
  const isKnownThere = region?.zones.includes(office.localTimeZone) ?? false;
  if (zone && !isKnownThere) {
    moved.localTimeZone = zone;
    if (isOtherCountry || hoursFollow) moved.timeZone = zone;
  }
  const { holidays } = office;
  if (holidays && holidays.country === office.address.country) {
    if (isOtherCountry) moved.holidays = { country: address.country, open: [] };
    else if (holidays.region && holidays.region === regionOf(office.address, zones)?.code)
      moved.holidays = { ...holidays, ...(region && { region: region.code }) };
  }
  return moved;
}
