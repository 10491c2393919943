/** A number of months as English says it: 60 are "5 years", 18 are "18 months". */
export function monthsInEnglish(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
