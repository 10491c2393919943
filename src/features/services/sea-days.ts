import type { Lane } from '#platform/company.ts';

/**
 * Returns the days of the shortest, a middle and the longest lane by sea: “Veracruz 4–10 days, Santos 18–28, Singapore 36–54”;
 * empty without one. A city that lanes from several places lead to is named with its place: “Tacoma–Busan”.
 */
export function seaDays(lanes: readonly Lane[], days: string): string {
  const bySea = lanes
    .filter(({ mode }) => mode === 'sea')
    .sort((a, b) => a.transitDays[0] - b.transitDays[0]);
  const spread = new Set([bySea[0], bySea[Math.floor(bySea.length / 2)], bySea.at(-1)]);
  return [...spread]
    .filter((lane) => lane !== undefined)
    .map(({ from, to, transitDays }, index) => {
      const hasOther = bySea.some((lane) => lane.to.code === to.code && lane.from.code !== from.code);
      const name = hasOther ? `${from.name}–${to.name}` : to.name;
      return `${name} ${transitDays.join('–')}${index === 0 ? ` ${days}` : ''}`;
    })
    .join(', ');
}
