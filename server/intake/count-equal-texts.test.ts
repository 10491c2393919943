import { expect, test } from 'vitest';
import { deskOn } from '../../tests/support/desk.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';

describeOnEachDatabase('the spam signal of repeated texts', (open) => {
  test('counts equal texts, and no submission that has no text', async () => {
    const desk = deskOn(await open());
    const reasonsOf = async (objective: string) => {
      let reasons = '';
      for (let sent = 0; sent < 4; sent += 1)
        reasons = (await desk.submit({ email: `sender-${sent}@example.com`, objective })).spam_reasons;
      return JSON.parse(reasons);
    };
    expect(await reasonsOf('Cheap flights')).toEqual(['repeated']);
    expect(await reasonsOf('')).toEqual([]);
  });
});
