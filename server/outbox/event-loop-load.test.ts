import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLoad } from './event-loop-load.ts';

test('an event loop is busy while it does nothing but work, and no longer once it has rested', async () => {
  const isBusy = createLoad();
  await pause(100);
  isBusy();
  const end = performance.now() + 200;
  while (performance.now() < end);
  // What an event loop was busy with counts once it has come round.
  await pause(0);
  expect(isBusy()).toBe(true);
  await pause(300);
  expect(isBusy()).toBe(false);
});
