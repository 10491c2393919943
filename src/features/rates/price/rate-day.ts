import type { Cargo } from '#features/cargo/cargo.ts';

/**
 * Returns the day (YYYY-MM-DD) on which the rates of a shipment have to be valid: its ready day where that is known and later,
 * as carriers apply the rate of the day of shipping, else today.
 */
export function rateDayOf(cargo: Pick<Cargo, 'readyOn'> | null, today: string): string {
  const { readyOn = '' } = cargo ?? {};
  return /^\d{4}-\d\d-\d\d$/.test(readyOn) && readyOn > today ? readyOn : today;
}
