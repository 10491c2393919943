import type { Settings } from '#features/settings/settings.ts';

/** Returns the cities of the offices besides the main one, each once. */
export function citiesOfOtherOffices({ company, offices }: Settings): string[] {
  const cities = new Set(offices.map(({ address }) => address.city));
  cities.delete(company.address.city);
  return [...cities];
}

/** An office besides the main one. */
export interface OtherOffice {
  address: Settings['company']['address'];
  /** Null if it is the company's. */
  phone: string | null;
  hours: Record<'days' | 'official' | 'local', string>;
}

/** Returns the offices besides the main one, with their hours in one language. */
export function otherOffices(
  { company, offices }: Settings,
  { hoursOfOffices }: { hoursOfOffices: OtherOffice['hours'][] },
): OtherOffice[] {
  return offices.flatMap(({ address, phone }, index) => {
    const hours = hoursOfOffices[index];
    if (index === 0 || !hours) return [];
    return { address, phone: phone && phone !== company.phone ? phone : null, hours };
  });
}
