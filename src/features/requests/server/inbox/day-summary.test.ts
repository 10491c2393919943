import { expect, test } from 'vitest';
import { day } from '#platform/values/durations.ts';
import { changeBy, daniel, deskOn, elena } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { assignLead } from '../commands/assign-lead.ts';
import { setFollowUp } from '../commands/follow-up.ts';
import { logReply } from '../commands/log-reply.ts';
import { summarizeDay } from './day-summary.ts';

describeOnEachDatabase('the summary of a day', (open) => {
  const byPhone = { channel: 'telephone', comment: '' } as const;

  test('counts the first answers of today, and those that were late', async () => {
    const desk = deskOn(await open());
    expect(await summarizeDay(desk, elena.id)).toEqual({ answered: 0, late: 0, nextAt: null });
    const [inTime, late] = [await desk.submit(), await desk.submit()];
    await logReply(desk, changeBy(elena, inTime), byPhone);
    expect(await summarizeDay(desk, elena.id)).toMatchObject({ answered: 1, late: 0 });
    desk.now += 7 * day;
    await logReply(desk, changeBy(elena, late), byPhone);
    expect(await summarizeDay(desk, elena.id)).toMatchObject({ answered: 1, late: 1 });
  });

  test('knows what is due next: an answer to anyone, a follow-up of one’s own', async () => {
    const desk = deskOn(await open());
    const [answered, waiting] = [await desk.submit(), await desk.submit()];
    await assignLead(desk, changeBy(elena, waiting), daniel.id);
    const { waits_until } = await desk.row(waiting.id);
    await logReply(desk, changeBy(elena, answered), byPhone);
    expect(await summarizeDay(desk, elena.id)).toMatchObject({ nextAt: Number(waits_until) });
    await logReply(desk, changeBy(daniel, await desk.row(waiting.id)), byPhone);
    await setFollowUp(desk, changeBy(daniel, await desk.row(waiting.id)), null);
    const { follow_up_at } = await desk.row(answered.id);
    expect(await summarizeDay(desk, elena.id)).toMatchObject({ nextAt: Number(follow_up_at) });
    expect(await summarizeDay(desk, daniel.id)).toMatchObject({ nextAt: null });
  });
});
