import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { deskOn } from '../../../tests/support/desk.ts';
import { describeOnEachDatabase } from '../../../tests/support/test-database.ts';
import { fillWords } from '../../leads/search/fill-words.ts';
import type { Database } from '../open-database.ts';
import { up } from './0005-desk.ts';

/** Takes the migration back, but for what it does to rows. */
async function takeBack({ db, engine }: Database): Promise<void> {
  const tables = ['words', 'events', 'drafts', 'reminders', 'presence'].map((name) => `lead_${name}`);
  for (const table of [...tables, 'canned_replies']) await db.schema.dropTable(table).execute();
  if (engine === 'postgres')
    await sql`drop function refuse_lead_event_change, number_lead_event; drop sequence lead_event_positions`.execute(
      db,
    );
  for (const index of ['number', 'waits', 'email', 'merged', 'tabs', 'found', 'counts', 'figures'])
    await db.schema.dropIndex(`leads_${index}`).execute();
  const columns =
    'number service owner_id lost_reason answered_at waits_until merged_into version about'.split(' ');
  for (const column of columns) await db.schema.alterTable('leads').dropColumn(column).execute();
}

describeOnEachDatabase('the migration to the desk', (open) => {
  test('numbers the leads of an earlier release, begins their timelines and makes them findable', async () => {
    const database = await open();
    const desk = deskOn(database);
    const first = await desk.submit({ service: 'sea-freight', productToExport: 'Green  coffee\nto Houston' });
    desk.now += 1000;
    const spam = await desk.submit({ products: 'Pills' }, true);
    desk.now += 1000;
    const message = await desk.write('Hello');
    await takeBack(database);

    await up(database.db as unknown as Kysely<unknown>, database.engine);
    await fillWords(database.db);
    await fillWords(database.db);
    for (const [index, before] of [first, spam, message].entries()) {
      expect(await desk.row(before.id)).toEqual({ ...before, number: index + 1 });
      expect(await desk.events(before.id)).toEqual(['received']);
    }
    expect(await desk.found({ text: 'coffee' })).toEqual([first.reference]);
    expect(await desk.found({})).toEqual([message.reference, first.reference]);
    expect((await desk.submit()).number).toBe(4);
  });
});
