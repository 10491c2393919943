import { expect, test } from 'vitest';
import { deskOn } from '../support/desk.ts';
import { batchSize } from '../support/seed/draw.ts';
import { seedLeads } from '../support/seed/requests.ts';
import { describeOnEachDatabase } from '../support/test-database.ts';

describeOnEachDatabase('a desk whose seed was stopped', (open) => {
  test('takes requests', async () => {
    const desk = deskOn(await open());
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(seedLeads(desk, { requests: 2 * batchSize, now: desk.now, report: stop })).rejects.toThrow(
      'stopped',
    );
    const { reference } = await desk.submit();
    expect(reference).toMatch(/^RR-/);
  });
});
