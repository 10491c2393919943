/** A step of 2 to 5 percent of an amount. */
export function stepOf(amount: bigint): bigint {
  let step = 1n;
  for (let power = 1n; amount >= 20n * power; power *= 10n)
    for (const factor of [1n, 2n, 5n]) if (amount >= 20n * power * factor) step = power * factor;
  return step;
}

/** Rounds up to a step of 2 to 5 percent, so that a range does not say the rate that it is made of. */
export function roundedUpCoarsely(amount: bigint): bigint {
  const step = stepOf(amount);
  return ((amount + step - 1n) / step) * step;
}
