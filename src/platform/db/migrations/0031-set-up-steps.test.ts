import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { up } from './0031-set-up-steps.ts';

describeOnEachDatabase('settings of an earlier release', (open) => {
  test('keep the completed steps of the set-up, and name the parts that each version changed', async () => {
    const { db } = await open();
    await sql`drop table set_up_steps`.execute(db);
    await sql`alter table settings_versions drop column changed`.execute(db);
    const contents = [
      { company: { name: 'Harbor' }, lanes: [], setUp: ['company'] },
      { company: { name: 'Harbor' }, lanes: [1], setUp: ['company', 'lanes'] },
    ];
    for (const [index, content] of contents.entries())
      await sql`
        insert into settings_versions (version, content, published_at, published_by, publisher)
        values (${index + 1}, ${JSON.stringify(content)}, 1, '', 'Ana')`.execute(db);
    const draft = JSON.stringify({ ...contents[1], setUp: ['company', 'lanes', 'hours'] });
    await sql`insert into settings_draft (id, content, saved_at, saver) values (1, ${draft}, 7, 'Ana')`.execute(
      db,
    );
    await up(db as unknown as Kysely<unknown>);
    const steps = await db.selectFrom('set_up_steps').selectAll().orderBy('step').execute();
    expect(steps).toEqual(
      ['company', 'hours', 'lanes'].map((step) => ({ step, completed_at: 7, completed_by: 'Ana' })),
    );
    const versions = db.selectFrom('settings_versions').select('changed').orderBy('version');
    expect(await versions.execute()).toEqual([{ changed: '[]' }, { changed: '["lanes"]' }]);
  });
});
