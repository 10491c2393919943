import { describe, expect, test } from 'vitest';
import type { Db } from '#platform/db/open-database.ts';
import { locales } from '#platform/i18n/locale.ts';
import { siteStringsIn } from '#screens/site/strings.ts';
import { settingsServices } from '#tests/support/settings-services.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import '#server/every-text.ts';
import type { OwnerText, TextContent } from '../../owner-texts.ts';
import { sample } from '../../sample-company.ts';
import { sampleSettings } from '../../sample-settings.ts';
import type { Settings } from '../../settings.ts';
import { markOf, numberOfMark, textNumber } from '../../text-mark.ts';
import { withSettings } from '../current-settings.ts';
import { findDraft, saveDraft } from '../settings-store.ts';
import { shippedTextsIn } from '../strings-by-locale.ts';
import { factNames } from './facts.ts';
import type { Misfit } from './lay-over.ts';
import { listTexts, resetText, saveText, unknownTexts } from './owner-texts.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
const ana = { id: 'ana', name: 'Ana Ruiz' };
const heading = 'site.home.hero.heading';
const clock = 'site.home.answer.clock.median';
const points = 'site.home.welcome.paragraphs';

const entry = (text: TextContent, shipped: TextContent = text): OwnerText => ({ text, shipped });
const homeWith = (texts: Record<string, OwnerText>, changed: Partial<Settings> = {}) =>
  withSettings({ ...sample, ...changed, texts: { en: texts } }, () => siteStringsIn('en').home);
const listed = (settings: Settings, path: string, locale: 'en' | 'es' = 'en') =>
  listTexts(settings, locale).find((text) => text.path === path);

describe('an owner’s text', () => {
  test('is shown in place of the shipped one, and facts in it follow the settings', () => {
    const texts = { [heading]: entry('Coffee from {city}, by {company}') };
    expect(homeWith(texts).hero.heading).toBe(`Coffee from Houston, by ${sample.company.name}`);
    const address = { ...sample.company.address, city: 'Mobile' };
    const moved = homeWith(texts, { company: { ...sample.company, address } });
    expect(moved.hero.heading).toBe(`Coffee from Mobile, by ${sample.company.name}`);
    expect(moved.hero.call).toBe('Call Us');
  });

  test('keeps placeholders that the page fills in', () => {
    expect(homeWith({ [clock]: entry('{duration}, {city}') }).answer.clock.median).toBe(
      '{duration}, Houston',
    );
  });

  test('is one line where the shipped text is, and a list grows and shrinks', () => {
    expect(homeWith({ [heading]: entry('One\nTwo') }).hero.heading).toBe('One Two');
    const three = ['One', 'Two', 'Three'];
    expect(homeWith({ [points]: entry(three) }).welcome.paragraphs).toEqual(three);
  });

  test.each<[string, string, TextContent]>([
    ['is a list', heading, ['One']],
    ['has a link that runs a script', heading, 'See [this](javascript:alert(1))'],
    ['has a link to another site without a scheme', heading, 'See [this](//evil.example)'],
    ['has items of other fields', 'site.home.welcome.facts', [{ label: 'A', html: 'B' }]],
    ['is none', points, 'One'],
    ['is longer than the layout takes', heading, 'a'.repeat(401)],
  ])('that %s is not shown: the shipped one is', (_what, path, text) => {
    expect(homeWith({ [path]: entry(text) })).toEqual(homeWith({}));
  });

  test.each<[string, string, TextContent, Misfit]>([
    ['is another kind', heading, ['One'], 'form'],
    ['has a link that runs a script', heading, 'See [this](javascript:alert(1))', 'link'],
    ['is longer than the layout takes', heading, 'a'.repeat(401), 'length'],
  ])('that %s is listed as not used, with the reason', (_what, path, text, misfit) => {
    const found = listed({ ...sample, texts: { en: { [path]: entry(text) } } }, path);
    expect(found).toMatchObject({ notUsed: { text, misfit }, isChanged: false, text: found?.shipped });
  });

  test('that another fact makes too long is neither shown nor listed as used', () => {
    const text = '{city} '.repeat(40);
    const texts = { [heading]: entry(text) };
    const address = { ...sample.company.address, city: 'Llanfairpwllgwyngyll' };
    const moved = { company: { ...sample.company, address } };
    expect(homeWith(texts).hero.heading).toContain('Houston Houston');
    expect(listed({ ...sample, texts: { en: texts } }, heading)).toMatchObject({ text, notUsed: null });
    expect(homeWith(texts, moved)).toEqual(homeWith({}, moved));
    const found = listed({ ...sample, ...moved, texts: { en: texts } }, heading);
    expect(found).toMatchObject({ notUsed: { misfit: 'length' }, isChanged: false, text: found?.shipped });
  });

  test('changes every place of a text that pages share', () => {
    const settings = { ...sample, texts: { en: { 'shared.optional': entry('not required') } } };
    const { home } = withSettings(settings, () => siteStringsIn('en'));
    expect(home.feedback.form.optional).toBe('not required');
  });
});

describe('the texts that can be changed', () => {
  test.each(locales)(
    'have paths of their own, the same in each language, and marks of their own: %s',
    (locale) => {
      const paths = shippedTextsIn(locale, sample).map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(new Set(paths.map(textNumber)).size).toBe(paths.length);
      const english = shippedTextsIn('en', sample).map(({ path }) => path);
      expect(paths).toEqual(expect.arrayContaining(english));
    },
  );

  test('are no values that code reads: what is one word of small letters in every language', () => {
    const others = locales.map(
      (locale) => new Map(shippedTextsIn(locale, sample).map(({ path, content }) => [path, content])),
    );
    const [english = new Map<string, TextContent>()] = others;
    const codes = [...english].filter(
      ([path, content]) =>
        typeof content === 'string' &&
        /^[a-z-]+$/.test(content) &&
        others.every((texts) => texts.get(path) === content),
    );
    expect([...new Set(codes.map(([, content]) => content))].sort()).toEqual(['cm', 'in', 'kg', 'lb', 't']);
  });

  test('name the city of the office where lanes begin in it, and nothing that is made from the settings alone', () => {
    const texts = new Map(shippedTextsIn('en', sample).map(({ path, content }) => [path, content]));
    expect(texts.get('map.worldmap.meta.title')).toBe('World map: typical lanes from and to {city}');
    expect(texts.get('map.worldmap.heading')).toContain('{city}');
    const made = /^(map\.worldmap\.(origins|modesOfLanes)|site\.hoursOfOffices)/;
    expect([...texts.keys()].filter((path) => made.test(path))).toEqual([]);
  });

  test.each(locales)('hold placeholders, and nothing of the markers that they are found by: %s', (locale) => {
    const all = JSON.stringify(shippedTextsIn(locale, sample));
    expect(all.match(/fact-|fact\.invalid|654/)).toBeNull();
    const missing = factNames.filter((name) => !all.includes(`{${name}}`));
    // Texts name its host alone.
    expect(missing).toEqual(['website']);
  });

  test('have a mark that is not seen, and differs by path', () => {
    const preview = homeWith({}, { hasMarkedTexts: true }).hero.heading;
    expect(preview).toBe(homeWith({}).hero.heading + markOf(heading));
    expect(numberOfMark(preview)).toBe(textNumber(heading));
    expect(markOf(heading)).toMatch(/^[\u200b-\u200d\ufeff]{16}$/);
  });
});

describe('a change by an upgrade or of the English text', () => {
  const shipped = 'We Provide International Air Cargo Services';

  test('of the shipped text is found, with the text before it', () => {
    const settings = { ...sample, texts: { en: { [heading]: entry('Ours', 'An older text') } } };
    expect(listed(settings, heading)).toMatchObject({
      text: 'Ours',
      shipped,
      shippedBefore: 'An older text',
    });
    expect(listed(sample, heading)).toMatchObject({ isChanged: false, shippedBefore: null });
  });

  test('is not found where the owner changes services, lanes, hours or facts', () => {
    const { company, offices, lanes } = sample;
    const changed: Settings = {
      ...sample,
      company: {
        ...company,
        name: 'Ours',
        legalName: 'Ours',
        website: 'https://ours.example.org',
        womanOwned: false,
        address: { ...company.address, city: 'Mobile', region: '' },
        hours: { ...company.hours, week: { 1: ['07:00', '13:00'] } },
      },
      offices: [...offices, ...offices],
      services: ['sea-freight'],
      lanes: lanes.slice(0, 1),
    };
    for (const locale of locales) {
      const saved = listTexts(sample, locale).map(({ path, shipped, original, english }) => [
        path,
        { text: shipped, shipped: original, ...(english && { english }) },
      ]);
      const found = listTexts({ ...changed, texts: { [locale]: Object.fromEntries(saved) } }, locale);
      expect(found.length).toBeGreaterThan(2_000);
      expect(found.filter(({ shippedBefore }) => shippedBefore !== null)).toEqual([]);
      expect(found.filter(({ isToReview }) => isToReview)).toEqual([]);
    }
  });

  test('is not found where two facts that were equal differ later', () => {
    const owner = 'site.terms.sections.0.blocks';
    const { name } = sample.company;
    const isEqual = { ...sample, company: { ...sample.company, legalName: name } };
    expect(JSON.stringify(listed(isEqual, owner)?.shipped)).toContain('{legalName}');
    expect(listed(isEqual, owner)?.original).toEqual(listed(sample, owner)?.original);
  });

  test('of the English one asks for a review of the translation', () => {
    const changed = { en: { [heading]: entry('Ours', shipped) } };
    expect(listed({ ...sample, texts: changed }, heading, 'es')).toMatchObject({
      isToReview: true,
      english: 'Ours',
    });
    const es = { [heading]: { ...entry('Lo nuestro'), english: 'Ours' } };
    expect(listed({ ...sample, texts: { ...changed, es } }, heading, 'es')?.isToReview).toBe(false);
    expect(listed({ ...sample, texts: { es } }, heading, 'es')?.isToReview).toBe(true);
    expect(listed(sample, heading, 'es')?.isToReview).toBe(false);
  });

  test('that removes a text keeps what the owner wrote, and lists it', () => {
    const gone = { 'site.home.gone': entry('Ours') };
    expect(unknownTexts({ ...sample, texts: { en: gone } }, 'en')).toEqual([
      { path: 'site.home.gone', text: 'Ours' },
    ]);
  });
});

describeOnDatabase('a text of the draft', (open) => {
  const depsOf = (db: Db) => ({
    db,
    clock: () => now,
    ...settingsServices,
  });
  const place = { locale: 'en', path: heading };
  const textsOf = async (db: Db) => (await findDraft(db))?.content.texts;

  test('is saved with what it replaces, and removed; the other parts stay', async () => {
    const deps = depsOf((await open()).db);
    await saveDraft(deps, ana, { part: 'services', value: ['air-freight'] });
    expect(await saveText(deps, ana, { ...place, text: 'Ours' })).toEqual({ ok: true });
    expect(await saveText(deps, ana, { locale: 'es', path: heading, text: 'Lo nuestro' })).toEqual({
      ok: true,
    });
    expect(await textsOf(deps.db)).toMatchObject({
      en: { [heading]: { text: 'Ours', shipped: expect.stringContaining('Air Cargo') } },
      es: { [heading]: { text: 'Lo nuestro', english: 'Ours' } },
    });
    expect(await resetText(deps, ana, place)).toEqual({ ok: true });
    const draft = await findDraft(deps.db);
    expect(draft?.content).toMatchObject({ services: ['air-freight'], texts: { en: {} } });
  });

  test('that equals the shipped one is no change', async () => {
    const deps = depsOf((await open()).db);
    const [shipped] = shippedTextsIn('en', sample).filter(({ path }) => path === heading);
    await saveText(deps, ana, { ...place, text: shipped?.content });
    expect(await textsOf(deps.db)).toEqual({ en: {} });
  });

  test.each<[string, string, unknown, RegExp]>([
    ['is empty', heading, ' ', /Enter a text/],
    ['has two lines', heading, 'One\nTwo', /one line/],
    ['has an unknown placeholder', heading, 'From {town}', /no placeholder \{town\}/],
    ['lacks a placeholder', clock, 'It is now', /Keep \{duration\}/],
    ['has a placeholder twice', clock, '{duration} {duration}', /Keep \{duration\}/],
    ['has a link that runs a script', heading, '[x](javascript:alert(1))', /link/],
    ['has control characters', heading, 'a\u0000b', /control/],
    ['is too long', heading, 'a'.repeat(401), /400 characters/],
    ['is no text', heading, 7, /./],
    ['is another kind', heading, ['a'], /form/],
    ['is an empty list', points, [], /./],
  ])('that %s is refused', async (_what, path, text, problem) => {
    const deps = depsOf((await open()).db);
    const outcome = await saveText(deps, ana, { locale: 'en', path, text });
    expect(outcome).toMatchObject({ ok: false, reason: 'fields' });
    expect(JSON.stringify(outcome)).toMatch(problem);
  });

  test('is refused where nobody knows it, and where another owner changed it since', async () => {
    const deps = depsOf((await open()).db);
    const missing = { ok: false, reason: 'no-such-text' };
    expect(await saveText(deps, ana, { locale: 'fr', path: heading, text: 'A' })).toEqual(missing);
    expect(await saveText(deps, ana, { locale: 'en', path: 'site.home.gone', text: 'A' })).toEqual(missing);
    expect(await saveText(deps, ana, { locale: 'en', path: '__proto__', text: 'A' })).toEqual(missing);
    expect(await saveText(deps, ana, { ...place, text: 'A', basis: 'another' })).toEqual({
      ok: false,
      reason: 'changed',
    });
  });

  test('of a path that this release does not have is kept by an import', async () => {
    const deps = depsOf((await open()).db);
    const texts = { en: { 'site.home.gone': entry('Ours') } };
    expect(await saveDraft(deps, ana, { part: 'texts', value: texts })).toEqual({ ok: true });
    expect(await resetText(deps, ana, { locale: 'en', path: 'site.home.gone' })).toEqual({ ok: true });
    expect((await findDraft(deps.db))?.content.texts).toEqual({ en: {} });
    expect(sampleSettings.texts).toEqual({});
  });
});
