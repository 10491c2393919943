import { expect, test } from 'vitest';
import { logReply } from '#features/requests/server/commands/log-reply.ts';
import { hour, minute } from '#platform/values/durations.ts';
import { changeBy, deskOn, elena } from '#tests/support/desk.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { fewestAnswers } from './api.ts';

describeOnDatabase('GET /answer-time', (open) => {
  test('tells the median of enough answers to anybody, and nothing of fewer', async () => {
    const database = await open();
    const desk = deskOn(database);
    const { request } = await createTestApp(database, {}, () => desk.now);
    const answers = async (count: number) => {
      for (let answered = 0; answered < count; answered += 1) {
        const { id } = await desk.submit();
        desk.now += answered % 2 === 0 ? 30 * minute : 54 * minute;
        await logReply(desk, changeBy(elena, await desk.row(id)), { channel: 'telephone', comment: '' });
      }
    };
    const median = async () => {
      const response = await request('/api/v1/answer-time');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      return (await response.json()).median;
    };
    await answers(fewestAnswers - 1);
    expect(await median()).toBeNull();
    await answers(1);
    expect(await median(), 'counted once an hour').toBeNull();
    desk.now += hour;
    expect(await median()).toBeGreaterThan(0);
  });
});
