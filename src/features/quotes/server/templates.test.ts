import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import { emptyLine } from '#features/rates/price/empty-line.ts';
import { deskOn, elena } from '#tests/support/desk.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { quoteContent } from '../quote-content.ts';
import { withQuantities } from './quote-quantities.ts';
import {
  deleteQuoteTemplate,
  findQuoteTemplate,
  listQuoteTemplates,
  mostQuoteTemplates,
  renameQuoteTemplate,
  saveQuoteTemplate,
} from './templates.ts';

const content = quoteContent.parse({
  options: [{ id: 'sea', mode: 'fcl', lines: [emptyLine('a', 'USD')] }],
  validUntil: '2026-12-31',
});
const any = { service: null, mode: null, from: '', to: '', locale: null, content } as const;

describeOnDatabase('quote templates', (open) => {
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

  test('that fit come with those in the language of the quote first, then those whose language is not known', async () => {
    const desk = deskOn(await open());
    for (const template of [
      { name: 'English, by container', locale: 'en', mode: 'fcl' },
      { name: 'Not known, by container', locale: null, mode: 'fcl' },
      { name: 'Spanish', locale: 'es', mode: null },
      { name: 'Spanish, by air', locale: 'es', mode: 'air' },
      { name: 'Spanish, by container', locale: 'es', mode: 'fcl' },
    ] as const)
      await saveQuoteTemplate(desk, elena, { ...any, ...template });
    const listed = await listQuoteTemplates(desk.db, { mode: 'fcl', locale: 'es' });
    expect(listed.map(({ name, locale }) => `${name}: ${locale}`)).toEqual([
      'Spanish, by container: es',
      'Spanish: es',
      'Not known, by container: null',
      'English, by container: en',
      'Spanish, by air: es',
    ]);
  });

  test('leave quantities open, which are worked out again for the request that they are inserted into', async () => {
    const desk = deskOn(await open());
    const lines = [
      { ...emptyLine('typed', 'USD'), basis: 'w-m' as const, quantity: '4.5', rate: '80' },
      { ...emptyLine('open', 'USD'), basis: 'gross-kg' as const, rate: '2' },
    ];
    const options = [{ ...content.options[0], id: 'sea', mode: 'lcl' as const, lines }];
    const quoted = quoteContent.parse({ ...content, options });
    const saved = await saveQuoteTemplate(desk, elena, { ...any, name: 'By weight', content: quoted });
    const template = saved.ok ? (await findQuoteTemplate(desk.db, saved.id))?.content : undefined;
    expect(template?.options[0]?.lines).toEqual(lines.map((line) => ({ ...line, quantity: null })));
    for (const [grossKg, quantities] of [
      [9000, ['9', '9000']],
      [700, ['3', '700']],
    ] as const) {
      const cargo = cargoInput.parse({ mode: 'lcl', grossKg, volumeM3: 3 }) as Cargo;
      const filled = withQuantities(template ?? content, cargo);
      expect(filled.options[0]?.lines.map(({ quantity }) => quantity)).toEqual(quantities);
    }
  });

  test('are renamed, with all else kept', async () => {
    const desk = deskOn(await open());
    const saved = await saveQuoteTemplate(desk, elena, { ...any, name: 'First', mode: 'fcl' });
    const id = saved.ok ? saved.id : '';
    expect(await renameQuoteTemplate(desk, elena, { id, name: 'Second' })).toBe(true);
    expect(await listQuoteTemplates(desk.db)).toMatchObject([{ id, name: 'Second', mode: 'fcl' }]);
    expect(await renameQuoteTemplate(desk, elena, { id: 'unknown', name: 'Third' })).toBe(false);
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
