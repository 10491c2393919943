import { expect, test } from 'vitest';
import { emptyLine } from '../../contract/quote/quote.ts';
import { quoteContent } from '../../contract/quote/quote-content.ts';
import { deskOn, elena } from '../../tests/support/desk.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';
import {
  deleteQuoteTemplate,
  findQuoteTemplate,
  listQuoteTemplates,
  mostQuoteTemplates,
  saveQuoteTemplate,
} from './templates.ts';

const content = quoteContent.parse({
  options: [{ id: 'sea', mode: 'fcl', lines: [emptyLine('a', 'USD')] }],
  validUntil: '2026-12-31',
});
const any = { service: null, mode: null, from: '', to: '', content } as const;

describeOnEachDatabase('quote templates', (open) => {
  test('come with the best match first; one that is for another lane, mode or service last', async () => {
    const desk = deskOn(await open());
    const save = (name: string, wanted: object) =>
      saveQuoteTemplate(desk, elena, { ...any, name, ...wanted });
    await save('Anything', {});
    await save('Houston to Buenaventura', { from: 'Houston, TX', to: 'COBUN' });
    await save('By air', { mode: 'air' });
    await save('By container', { mode: 'fcl' });
    await save('Elsewhere', { from: 'A place of no map' });
    const listed = await listQuoteTemplates(desk.db, { mode: 'fcl', from: 'USHOU', to: 'Buenaventura, CO' });
    expect(listed.map(({ name, isMatch }) => `${name} ${isMatch}`)).toEqual([
      'Houston to Buenaventura true',
      'By container true',
      'Anything true',
      'By air false',
      'Elsewhere false',
    ]);
    expect((await listQuoteTemplates(desk.db)).map(({ name }) => name)[0]).toBe('Anything');
    const [elsewhere] = await listQuoteTemplates(desk.db, { from: 'A PLACE of no map' });
    expect(elsewhere?.name).toBe('Elsewhere');
  });

  test('are changed and deleted, keep no last day, and are at most 200', async () => {
    const desk = deskOn(await open());
    const saved = await saveQuoteTemplate(desk, elena, { ...any, name: 'First' });
    if (!saved.ok) throw new Error(saved.reason);
    const { id } = saved;
    expect((await findQuoteTemplate(desk.db, id))?.content).toEqual({ ...content, validUntil: null });
    expect(await saveQuoteTemplate(desk, elena, { ...any, id, name: 'Second' })).toEqual({ ok: true, id });
    expect((await listQuoteTemplates(desk.db)).map(({ name }) => name)).toEqual(['Second']);
    expect(await saveQuoteTemplate(desk, elena, { ...any, id: 'unknown', name: 'Third' })).toEqual({
      ok: false,
      reason: 'no-such-template',
    });
    expect(await deleteQuoteTemplate(desk.db, id)).toBe(true);
    expect(await deleteQuoteTemplate(desk.db, id)).toBe(false);
    for (let count = 0; count < mostQuoteTemplates; count += 1)
      await saveQuoteTemplate(desk, elena, { ...any, name: `Template ${count}` });
    expect(await saveQuoteTemplate(desk, elena, { ...any, name: 'One more' })).toEqual({
      ok: false,
      reason: 'too-many',
    });
  });
});
