import { afterEach, expect, test } from 'vitest';
import { jsonText } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { drayage } from '#tests/support/own-service.ts';
import { settingsServices } from '#tests/support/settings-services.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { testSecret } from '#tests/support/test-secret.ts';
import { answerDueAt } from '../business-hours.ts';
import { templateOf } from '../own-services.ts';
import { company, sample } from '../sample-company.ts';
import { sampleSettings } from '../sample-settings.ts';
import { publishedSettings, replacePublished, withSettings } from './current-settings.ts';
import { publishDay, publishDraft, publishPart, publishSending } from './publish.ts';
import { findPublished, followSettings, listVersions } from './published-versions.ts';
import { listCompletedSteps } from './set-up.ts';
import type { SettingsEvent } from './settings-events.ts';
import {
  basisOf,
  discardDraft,
  findDraft,
  keepDraft,
  removeSample,
  renewPreview,
  restoreVersion,
  saveDraft,
  withSending,
} from './settings-store.ts';
import { snapshotOf } from './snapshot.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
let inUse: string[] = [];
const servicesInUse = async (_: Db, slugs: readonly string[]) => slugs.filter((slug) => inUse.includes(slug));
const ana = { id: 'ana', name: 'Ana Ruiz' };
const cipher = createCipher(testSecret);
const events: SettingsEvent[] = [];
const settingsSubscribers = [async (_: Db, event: SettingsEvent) => void events.push(event)];
const depsOf = (db: Db) => ({
  db,
  clock: () => now,
  cipher,
  ...settingsServices,
  settingsSubscribers,
  servicesInUse,
});
const renamed = { ...sampleSettings.company, name: 'Pacific Bridge Logistics' };
const [office] = sampleSettings.offices;
const stormOn = (date: string) => [{ ...office, days: [{ date, hours: null, note: 'Storm' }] }];

afterEach(() => {
  replacePublished(sample);
  inUse = [];
});

test('the holidays of the sample’s region are those of the law, for years to come', () => {
  const { hours } = snapshotOf(0, sampleSettings, now).company;
  const dates = Object.keys(hours.exceptions);
  expect(dates).toEqual(expect.arrayContaining(Object.keys(company.hours.exceptions)));
  expect(dates.filter((date) => date.startsWith('2028'))).toContain('2028-01-17');
});

describeOnDatabase('settings', (open) => {
  test('are the sample’s until a draft is published, and follow in a process that did not publish it', async () => {
    const deps = depsOf((await open()).db);
    await followSettings(deps);
    expect(publishedSettings()).toMatchObject({ version: 0, company: { name: company.name } });
    expect(await saveDraft(deps, ana, { part: 'company', value: renamed })).toEqual({ ok: true });
    expect(publishedSettings().company.name).toBe(company.name);
    expect((await findDraft(deps.db))?.saver).toBe(ana.name);
    expect(await publishDraft(deps, ana)).toEqual({ ok: true, version: 1 });
    expect(publishedSettings()).toMatchObject({ version: 1, company: { name: renamed.name } });
    expect(await findDraft(deps.db)).toBeNull();
    replacePublished(sample);
    await followSettings(deps);
    expect(publishedSettings().company.name).toBe(renamed.name);
  });

  test('a day of storm is published alone, moves the due time, and a draft keeps its other parts', async () => {
    const deps = depsOf((await open()).db);
    await saveDraft(deps, ana, { part: 'company', value: renamed });
    const dueThen = answerDueAt(now, 9, company.hours);
    expect(await publishPart(deps, ana, { part: 'offices', value: stormOn('2026-11-25') })).toEqual({
      ok: true,
      version: 1,
    });
    const { hours, name } = publishedSettings().company;
    expect(name).toBe(company.name);
    // From Wednesday over Thanksgiving to Friday.
    expect(answerDueAt(now, 9, hours) - dueThen).toBe(2 * 24 * 60 * 60_000);
    expect((await findDraft(deps.db))?.content).toMatchObject({
      company: { name: renamed.name },
      offices: [{ days: [{ note: 'Storm' }] }],
    });
  });

  test('a manager publishes neither other addresses nor times of deletion nor rules that send, and stops those', async () => {
    const deps = depsOf((await open()).db);
    const manager = { ...ana, role: 'manager' } as const;
    const refused = { ok: false, reason: 'owner-only' };
    const { company: facts, pricing } = sampleSettings;
    const moved = { ...facts, email: { ...facts.email, contact: 'elsewhere@llanomar.example' } };
    const sooner = { ...facts, kyc: { ...facts.kyc, keepDocumentsForMonths: 12 } };
    for (const value of [moved, sooner])
      expect(await publishPart(deps, manager, { part: 'company', value })).toEqual(refused);
    expect(await publishSending(deps, manager, true)).toEqual(refused);
    await saveDraft(deps, manager, { part: 'company', value: moved });
    expect(await publishDraft(deps, manager)).toEqual(refused);
    expect(await publishDraft(deps, { ...ana, role: 'owner' })).toMatchObject({ ok: true });
    await publishPart(deps, ana, { part: 'pricing', value: withSending(sampleSettings, true).pricing });
    expect(await publishSending(deps, manager, false)).toMatchObject({ ok: true });
    expect(await publishPart(deps, manager, { part: 'pricing', value: pricing })).toMatchObject({ ok: true });
    expect(
      await publishPart(deps, manager, { part: 'company', value: { ...moved, name: 'Pacific' } }),
    ).toMatchObject({
      ok: true,
    });
  });

  test('a closed day is published into the draft too, whatever else is changed there', async () => {
    const deps = depsOf((await open()).db);
    const moved = { ...office, address: { ...office?.address, city: 'Galveston' } };
    await saveDraft(deps, ana, { part: 'offices', value: [moved] });
    const storm = { office: 0, date: '2026-11-25', hours: null, note: 'Storm' };
    expect(await publishDay(deps, ana, storm)).toEqual({ ok: true, version: 1 });
    const until: [string, string] = ['09:00', '12:00'];
    await publishDay(deps, ana, { office: 0, date: '2026-11-25', hours: until });
    await publishDay(deps, ana, { office: 0, date: '2026-11-24', hours: null });
    const days = [
      { date: '2026-11-24', hours: null },
      { date: '2026-11-25', hours: until },
    ];
    expect((await findPublished(deps.db)).content.offices).toEqual([{ ...office, days }]);
    expect((await findDraft(deps.db))?.content.offices).toEqual([{ ...moved, days }]);
    expect(await publishDay(deps, ana, { ...storm, office: 1 })).toEqual({
      ok: false,
      reason: 'no-such-office',
    });
  });

  test('a day is closed in all offices at once, each of which keeps its other days', async () => {
    const deps = depsOf((await open()).db);
    const before = { date: '2026-11-20', hours: null };
    const second = { ...office, address: { ...office?.address, city: 'Galveston' }, days: [before] };
    await saveDraft(deps, ana, { part: 'offices', value: [office, second] });
    expect(await publishDraft(deps, ana)).toMatchObject({ ok: true });
    const storm = { date: '2026-11-25', hours: null, note: 'Storm' };
    expect(await publishDay(deps, ana, { ...storm, office: 'all' })).toMatchObject({ ok: true });
    expect((await findPublished(deps.db)).content.offices.map(({ days }) => days)).toEqual([
      [storm],
      [before, storm],
    ]);
  });

  test('an announcement is shown on its days alone, in a process that keeps running', async () => {
    const { db } = await open();
    let at = now;
    const deps = { ...depsOf(db), clock: () => at };
    const value = { text: { en: 'Closed on Friday.' }, from: '2026-11-25', until: '2026-11-26' };
    await publishPart(deps, ana, { part: 'announcement', value });
    const shown: boolean[] = [];
    for (const day of ['24T22', '25T15', '26T22', '27T15']) {
      at = Date.parse(`2026-11-${day}:00:00Z`);
      await followSettings(deps);
      shown.push(publishedSettings().announcement !== null);
    }
    expect(shown).toEqual([false, true, true, false]);
    const { text: _, ...silent } = value;
    expect(
      await saveDraft(deps, ana, { part: 'announcement', value: { ...silent, text: {} } }),
    ).toMatchObject({
      problems: { 'text.en': expect.stringContaining('English') },
    });
  });

  test('a mistake is refused by its field, and two owners do not overwrite each other', async () => {
    const deps = depsOf((await open()).db);
    const basis = basisOf((await findPublished(deps.db)).content.company);
    expect(await saveDraft(deps, ana, { part: 'company', value: { ...renamed, phone: '555' } })).toEqual({
      ok: false,
      reason: 'fields',
      problems: { phone: expect.stringContaining('+1 346') },
    });
    expect(await saveDraft(deps, ana, { part: 'company', value: renamed, basis })).toEqual({ ok: true });
    expect(await saveDraft(deps, ana, { part: 'company', value: renamed, basis })).toEqual({
      ok: false,
      reason: 'changed',
    });
    expect(await discardDraft(deps, ana)).toEqual({ ok: true });
    expect(await publishDraft(deps, ana)).toEqual({ ok: false, reason: 'no-draft' });
    const closed = Array.from({ length: 500 }, (_, index) => ({
      date: new Date(now + (index - 1) * 24 * 60 * 60_000).toISOString().slice(0, 10),
      hours: null,
    }));
    expect(
      await publishPart(deps, ana, { part: 'offices', value: [{ ...office, days: closed }] }),
    ).toMatchObject({ reason: 'fields', problems: { '0.week': expect.anything() } });
  });

  test('of two parts that are published at the same moment none is lost unsaid', async () => {
    const deps = depsOf((await open()).db);
    const outcomes = await Promise.all([
      publishPart(deps, ana, { part: 'company', value: renamed }),
      publishPart(deps, ana, { part: 'offices', value: stormOn('2026-11-25') }),
    ]);
    const published = outcomes.filter(({ ok }) => ok).length;
    expect(await listVersions(deps.db, 10)).toHaveLength(published);
    for (const outcome of outcomes) if (!outcome.ok) expect(outcome.reason).toBe('changed');
    const { content } = await findPublished(deps.db);
    expect(content.company.name === renamed.name).toBe(outcomes[0].ok);
    expect(content.offices[0]?.days.length === 1).toBe(outcomes[1].ok);
  });

  test('two parts that are saved at the same moment are both in the draft', async () => {
    const deps = depsOf((await open()).db);
    for (let round = 0; round < 5; round += 1) {
      await discardDraft(deps, ana);
      const saved = await Promise.all([
        saveDraft(deps, ana, { part: 'company', value: renamed }),
        saveDraft(deps, ana, { part: 'offices', value: stormOn('2026-11-25') }),
        saveDraft(deps, ana, { part: 'lanes', value: [] }),
      ]);
      expect(saved).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
      const content = (await findDraft(deps.db))?.content;
      expect(content).toMatchObject({ company: { name: renamed.name }, lanes: [] });
      expect(content?.offices[0]?.days).toHaveLength(1);
    }
  });

  test('an older version is read: portraits by path are left out, fonts and logos have their new names', async () => {
    const { db } = await open();
    const team = sampleSettings.team.map((person) => ({ ...person, image: '/portraits/sales.jpg' }));
    const { main, accent, tint } = sampleSettings.brand;
    const mark = { digest: '0'.repeat(64), type: 'svg', width: 200, height: 100 };
    const brand = { main, accent, tint, typeface: 'inter', mark, markOnDark: null };
    await db
      .insertInto('settings_versions')
      .values({
        version: 1,
        content: jsonText({ ...sampleSettings, team, brand }),
        published_at: now,
        published_by: '',
        publisher: 'CLI',
        changed: jsonText([]),
      })
      .execute();
    const { content } = await findPublished(db);
    expect(content.team).toEqual(sampleSettings.team);
    expect(content.brand).toEqual({ main, accent, tint, font: 'inter', logo: mark, logoOnDark: null });
    expect(await listVersions(db, 10)).toHaveLength(1);
  });

  test('an earlier version becomes the draft again', async () => {
    const deps = depsOf((await open()).db);
    await publishPart(deps, ana, { part: 'company', value: renamed });
    await publishPart(deps, ana, { part: 'company', value: { ...renamed, name: 'Harbor Lines' } });
    expect((await listVersions(deps.db, 10)).map(({ version, publisher }) => [version, publisher])).toEqual([
      [2, ana.name],
      [1, ana.name],
    ]);
    expect(await restoreVersion(deps, ana, 7)).toEqual({ ok: false, reason: 'no-such-version' });
    expect(await restoreVersion(deps, ana, 1)).toEqual({ ok: true, keptDays: [] });
    await publishDraft(deps, ana);
    expect(publishedSettings()).toMatchObject({ version: 3, company: { name: renamed.name } });
  });

  test('completed steps of the set-up outlive the draft, its restoring and its publication', async () => {
    const deps = depsOf((await open()).db);
    await saveDraft(deps, ana, { part: 'company', value: renamed, step: 'company' });
    await saveDraft(deps, ana, { part: 'company', value: renamed, step: 'company' });
    await discardDraft(deps, ana);
    await publishPart(deps, ana, { part: 'lanes', value: [], step: 'lanes' });
    await restoreVersion(deps, ana, 0);
    await publishDraft(deps, ana);
    expect((await listCompletedSteps(deps.db)).sort()).toEqual(['company', 'lanes']);
  });

  test('each change notifies the subscribers: who, when and what', async () => {
    const deps = depsOf((await open()).db);
    events.length = 0;
    await saveDraft(deps, ana, { part: 'company', value: renamed });
    await renewPreview(deps, ana);
    await publishDraft(deps, ana);
    await publishDay(deps, ana, { office: 0, date: '2026-11-25', hours: null });
    await restoreVersion(deps, ana, 1);
    await removeSample(deps, ana);
    await discardDraft(deps, ana);
    await discardDraft(deps, ana);
    await saveDraft(deps, ana, { part: 'company', value: { ...renamed, phone: '555' } });
    expect(events[0]).toEqual({ at: now, by: ana, action: 'saved', detail: 'company' });
    expect(events.map(({ action, detail }) => `${action} ${detail}`.trim())).toEqual([
      'saved company',
      'preview-renewed',
      'published 1',
      'published 2',
      'restored 1',
      'sample-removed',
      'discarded',
    ]);
  });

  test('a version names the parts that it changed', async () => {
    const deps = depsOf((await open()).db);
    await publishPart(deps, ana, { part: 'lanes', value: [] });
    await saveDraft(deps, ana, { part: 'company', value: renamed });
    await saveDraft(deps, ana, { part: 'team', value: [] });
    await publishDraft(deps, ana);
    expect((await listVersions(deps.db, 10)).map(({ changed }) => changed)).toEqual([
      ['company', 'team'],
      ['lanes'],
    ]);
  });

  test('a service of the company’s own is not removed while requests name it, however that is tried', async () => {
    const deps = depsOf((await open()).db);
    const save = (...services: unknown[]) =>
      saveDraft(deps, ana, { part: 'services', value: ['sea-freight', ...services] });
    await save(drayage);
    // Nobody can have asked for what was never published.
    inUse = ['drayage'];
    expect(await save()).toEqual({ ok: true });
    await save(drayage);
    expect(await publishDraft(deps, ana)).toMatchObject({ ok: true });
    const refused = { ok: false, reason: 'fields', problems: { body: expect.stringContaining('Drayage') } };
    expect(await save()).toEqual(refused);
    expect(await publishPart(deps, ana, { part: 'services', value: ['sea-freight'] })).toEqual(refused);
    await restoreVersion(deps, ana, 0);
    expect(await publishDraft(deps, ana)).toMatchObject({ problems: { services: expect.anything() } });
    expect(await save({ ...drayage, isOff: true, name: { en: 'Port trucking' } })).toEqual({ ok: true });
    expect(await publishDraft(deps, ana)).toMatchObject({ ok: true });
    inUse = [];
    expect(await publishPart(deps, ana, { part: 'services', value: ['sea-freight'] })).toMatchObject({
      ok: true,
    });
  });

  test('an earlier version takes the days ahead of each office as they are, wherever it is in the list', async () => {
    const deps = depsOf((await open()).db);
    const second = { ...office, address: { ...office?.address, city: 'Galveston' } };
    const closed = { date: '2026-11-27', hours: null };
    await publishPart(deps, ana, { part: 'offices', value: [{ ...office, days: [closed] }, second] });
    const moved = { ...second, days: [{ date: '2026-11-30', hours: null }] };
    await publishPart(deps, ana, { part: 'offices', value: [moved, office] });
    expect(await restoreVersion(deps, ana, 1)).toEqual({
      ok: true,
      keptDays: ['2026-11-27', '2026-11-30'],
    });
    const offices = (await findDraft(deps.db))?.content.offices;
    expect(offices?.map(({ days }) => days)).toEqual([[], moved.days]);
  });

  test('a step is completed with the publication alone, and is in the audit log', async () => {
    const deps = depsOf((await open()).db);
    events.length = 0;
    const closed = Array.from({ length: 500 }, (_, index) => ({
      date: new Date(now + index * 24 * 60 * 60_000).toISOString().slice(0, 10),
      hours: null,
    }));
    const value = [{ ...office, days: closed }];
    expect(await publishPart(deps, ana, { part: 'offices', value, step: 'hours' })).toMatchObject({
      ok: false,
    });
    expect(await listCompletedSteps(deps.db)).toEqual([]);
    await publishPart(deps, ana, { part: 'lanes', value: [], step: 'lanes' });
    await saveDraft(deps, ana, { part: 'lanes', value: [], step: 'lanes' });
    expect(events.map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      'published 1',
      'step-completed lanes',
      'saved lanes',
    ]);
  });

  test('a service that has the slug of a shipped one is read as the company’s, and cannot be added', async () => {
    const deps = depsOf((await open()).db);
    const own = { ...drayage, slug: 'warehousing' };
    const value = ['sea-freight', own];
    const refused = { ok: false, reason: 'fields', problems: { '1.slug': expect.any(String) } };
    for (const slug of ['warehousing', 'none', 'constructor'])
      expect(
        await saveDraft(deps, ana, { part: 'services', value: ['sea-freight', { ...own, slug }] }),
      ).toEqual(refused);
    const services = ['sea-freight', own];
    await keepDraft(deps.db, ana, { ...sampleSettings, services }, now);
    expect(await saveDraft(deps, ana, { part: 'services', value })).toEqual({ ok: true });
    expect(await publishDraft(deps, ana)).toMatchObject({ ok: true });
    expect(templateOf(publishedSettings(), 'warehousing')).toBe(drayage.template);
  });

  test('an earlier version does not open the days ahead that were closed since', async () => {
    const deps = depsOf((await open()).db);
    await publishPart(deps, ana, { part: 'company', value: renamed });
    for (const date of ['2026-11-20', '2026-11-27'])
      await publishDay(deps, ana, { office: 0, date, hours: null });
    expect(await restoreVersion(deps, ana, 1)).toEqual({ ok: true, keptDays: ['2026-11-27'] });
    const days = (await findDraft(deps.db))?.content.offices[0]?.days;
    expect(days).toEqual([{ date: '2026-11-27', hours: null }]);
  });

  test('a request keeps the version that it began with', async () => {
    const deps = depsOf((await open()).db);
    await withSettings(publishedSettings(), async () => {
      await publishPart(deps, ana, { part: 'company', value: renamed });
    });
    expect(publishedSettings().company.name).toBe(renamed.name);
  });
});
