import { holdKeys } from '#ui/desk/held-keys.ts';

/**
 * Holds single keys pressed on a desk page before React listens, and repeats them in order after hydration. The returned
 * function drops the held keys, for pages whose scripts fail to load.
 */
export function holdEarlyKeys(): () => void {
  const { repeat, end } = holdKeys();
  addEventListener('hydrated', () => void repeat(), { once: true });
  return end;
}
