/** Kilograms in a cubic meter of cargo as it is packed; steel and stone weigh more. */
export const densities = { least: 10, most: 2_000, mostHeavy: 8_000 };

/** Returns a density that nobody ships; null for another. */
export function strangeDensity(
  { kg, m3 }: { kg: number; m3: number },
  isOfHeavyGoods = false,
): number | null {
  const density = kg / m3;
  const most = isOfHeavyGoods ? densities.mostHeavy : densities.most;
  return density < densities.least || density > most ? density : null;
}
