import type { Lane } from '../../platform/company.ts';

/** Returns the days of the shortest, a middle and the longest lane by sea: “Veracruz 4–10 days, Santos 18–28, Singapore 36–54”; empty without one. */
export function seaDays(lanes: readonly Lane[], days: string): string {
  const bySea = lanes
    .filter(({ mode }) => mode === 'sea')
    .sort((a, b) => a.transitDays[0] - b.transitDays[0]);
  const spread = new Set([bySea[0], bySea[Math.floor(bySea.length / 2)], bySea.at(-1)]);
  return [...spread]
    .filter((lane) => lane !== undefined)
    .map(
      ({ to, transitDays }, index) => `${to.name} ${transitDays.join('–')}${index === 0 ? ` ${days}` : ''}`,
    )
    .join(', ');
}
