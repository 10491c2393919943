import { afterEach, expect, test } from 'vitest';
import { dateAt, instantOf } from '#features/settings/business-hours.ts';
import { sample } from '#features/settings/sample-company.ts';
import { replacePublished } from '#features/settings/server/current-settings.ts';
import type { OfficeDay } from '#features/settings/settings.ts';
import { deskOn } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { listPromisedWhileClosed } from './list-promised.ts';

afterEach(() => replacePublished(sample));

function publishDays(...days: OfficeDay[]) {
  const offices = sample.offices.map((office) => ({ ...office, days }));
  replacePublished({ ...sample, offices });
}

describeOnEachDatabase('a day that is closed', (open) => {
  test('lists the open requests that were promised an answer while the office is closed', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submitted(await desk.submit({ clientName: 'Ana Ruiz' }));
    const answered = await desk.submitted(await desk.write('Do you sail to Yokohama?'));
    await desk.db.updateTable('leads').set({ waits_until: null }).where('id', '=', answered.id).execute();
    const date = dateAt(lead.due_at, sample.company.hours.timeZone);
    const listed = async () => (await listPromisedWhileClosed(desk)).map(({ id }) => id);
    expect(await listed()).toEqual([]);
    publishDays({ date, hours: null });
    expect(await listPromisedWhileClosed(desk)).toEqual([
      { id: lead.id, name: 'Ana Ruiz', dueAt: lead.due_at },
    ]);
    publishDays({ date, hours: ['00:00', '23:59'] });
    expect(await listed()).toEqual([]);
    publishDays({ date, hours: ['00:00', '00:01'] });
    expect(await listed()).toEqual([lead.id]);
  });

  test('lists a request whose promise many others of open days precede', async () => {
    const desk = deskOn(await open());
    const lead = await desk.submitted(await desk.submit({ clientName: 'Ana Ruiz' }));
    const earlier = await desk.submitted(await desk.write('Do you sail to Yokohama?'));
    const { timeZone } = sample.company.hours;
    const date = dateAt(lead.due_at + 30 * 24 * 60 * 60_000, timeZone);
    const dueAt = instantOf(date, '10:00', timeZone);
    await desk.db.updateTable('leads').set({ waits_until: dueAt }).where('id', '=', lead.id).execute();
    const row = await desk.db
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', earlier.id)
      .executeTakeFirstOrThrow();
    for (let copy = 0; copy < 50; copy += 1)
      await desk.db
        .insertInto('leads')
        .values({
          ...row,
          id: `copy-${copy}`,
          reference: `COPY-${copy}`,
          dedupe_key: null,
          number: 1_000_000 + copy,
        })
        .execute();
    publishDays({ date, hours: null });
    expect(await listPromisedWhileClosed(desk)).toEqual([{ id: lead.id, name: 'Ana Ruiz', dueAt }]);
  });
});
