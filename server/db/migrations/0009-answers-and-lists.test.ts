import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { changeBy, daniel, deskOn, elena } from '../../../tests/support/desk.ts';
import { describeOnEachDatabase } from '../../../tests/support/test-database.ts';
import { customerAnswered, recordAnswer } from '../../leads/clock/record-answer.ts';
import { leadFigures } from '../../leads/figures/lead-figures.ts';
import type { Database } from '../open-database.ts';
import { up } from './0009-answers-and-lists.ts';

/** Takes the migration back, but for what it does to the timeline's triggers. */
async function takeBack({ db }: Database): Promise<void> {
  for (const index of ['leads_figures', 'feedback_list', 'feedback_marks', 'outbox_email'])
    await db.schema.dropIndex(index).execute();
  for (const column of ['first_answered_at', 'promised_at'])
    await db.schema.alterTable('leads').dropColumn(column).execute();
  await db.schema.createIndex('leads_figures').on('leads').column('received_at').execute();
  await db.schema.createIndex('lead_events_figures').on('lead_events').column('lead_id').execute();
}

describeOnEachDatabase('the migration that keeps first answers', (open) => {
  test('finds them in the timelines of an earlier release, so that figures stay', async () => {
    const database = await open();
    const desk = deskOn(database);
    const [waiting, answered, again] = [await desk.submit(), await desk.submit(), await desk.submit()];
    const answer = async (id: string) => {
      desk.now += 3_600_000;
      const change = changeBy(elena, await desk.row(id));
      await recordAnswer(desk, change, { channel: 'telephone', words: '' });
    };
    await answer(answered.id);
    await answer(again.id);
    desk.now += 24 * 3_600_000;
    await customerAnswered(desk, changeBy(daniel, await desk.row(again.id)), 'Twelve pallets');
    await answer(again.id);
    const rows = await Promise.all([waiting, answered, again].map(({ id }) => desk.row(id)));
    const figures = await leadFigures(desk, { weeks: 4 });
    await takeBack(database);

    await up(database.db as unknown as Kysely<unknown>, database.engine);
    expect(await desk.row(waiting.id)).toEqual(rows[0]);
    expect(await desk.row(answered.id)).toEqual(rows[1]);
    expect(await desk.row(again.id)).toEqual({ ...rows[2], promised_at: null });
    expect(await leadFigures(desk, { weeks: 4 })).toEqual(figures);
  });
});
