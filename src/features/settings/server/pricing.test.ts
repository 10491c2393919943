import { afterEach, expect, test } from 'vitest';
import type { Db } from '#platform/db/open-database.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { settingsServices } from '#tests/support/settings-services.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { testSecret } from '#tests/support/test-secret.ts';
import type { Pricing } from '../pricing.ts';
import { sample } from '../sample-company.ts';
import { sampleSettings } from '../sample-settings.ts';
import { publishedSettings, replacePublished } from './current-settings.ts';
import { publishPart, publishSending } from './publish.ts';
import type { SettingsEvent } from './settings-events.ts';
import { findDraft, restoreVersion, saveDraft } from './settings-store.ts';

const ana = { id: 'ana', name: 'Ana Ruiz' };
const depsOf = (db: Db) => ({
  db,
  clock: () => Date.parse('2026-11-24T15:00:00Z'),
  cipher: createCipher(testSecret),
  ...settingsServices,
  unknownPlaces: async (codes: readonly string[]) => codes.filter((code) => code === 'USXXX'),
});

const rule: Pricing['sending']['rules'][number] = {
  from: 'US-TX',
  to: '*',
  mode: 'air',
  maximum: 500_000,
  minimumMarginPercent: '12',
  knownCustomersOnly: true,
  hours: 'office',
};
const value: Pricing = { ...sampleSettings.pricing, sending: { isOn: false, rules: [rule] } };

afterEach(() => replacePublished(sample));

describeOnDatabase('prices', (open) => {
  test('name known places alone: others are refused by their field', async () => {
    const deps = depsOf((await open()).db);
    const wrong: Pricing = {
      ...value,
      zones: [{ id: 'gulf', name: 'Gulf', places: ['USHOU', 'USXXX'] }],
      sending: { isOn: false, rules: [{ ...rule, to: 'USXXX' }] },
    };
    const refused = {
      reason: 'fields',
      problems: {
        'zones.0.places': expect.stringContaining('USXXX'),
        'sending.rules.0.to': expect.stringContaining('USXXX'),
      },
    };
    expect(await saveDraft(deps, ana, { part: 'pricing', value: wrong })).toMatchObject(refused);
    expect(await publishPart(deps, ana, { part: 'pricing', value: wrong })).toMatchObject(refused);
    expect(await saveDraft(deps, ana, { part: 'pricing', value })).toEqual({ ok: true });
  });

  test('an exchange rate of the wrong direction is refused with its inverse', async () => {
    const deps = depsOf((await open()).db);
    const save = (from: 'MXN' | 'EUR', rate: string) =>
      saveDraft(deps, ana, {
        part: 'pricing',
        value: { ...value, exchange: [{ from, rate, on: '2026-11-24', source: 'Banxico' }] },
      });
    expect(await save('MXN', '18.50')).toMatchObject({
      reason: 'fields',
      problems: { 'exchange.0.rate': expect.stringContaining('one MXN is: 0.054054') },
    });
    expect(await save('MXN', '0.054')).toEqual({ ok: true });
    expect(await save('EUR', '0.98')).toEqual({ ok: true });
  });

  test('the switch of rules that send is published alone, in the draft too, which keeps its other rules', async () => {
    const deps = depsOf((await open()).db);
    await publishPart(deps, ana, { part: 'pricing', value });
    const drafted = { ...value, sending: { isOn: false, rules: [{ ...rule, maximum: 900_000 }] } };
    await saveDraft(deps, ana, { part: 'pricing', value: drafted });
    const actions: string[] = [];
    const recorded = {
      ...deps,
      settingsSubscribers: [async (_: Db, { action }: SettingsEvent) => void actions.push(action)],
    };
    for (const isOn of [true, false]) {
      expect(await publishSending(recorded, ana, isOn)).toMatchObject({ ok: true });
      expect(publishedSettings().pricing.sending).toEqual({ isOn, rules: [rule] });
      expect((await findDraft(deps.db))?.content.pricing.sending).toEqual({ ...drafted.sending, isOn });
    }
    expect(actions).toEqual(['published', 'sending-on', 'published', 'sending-off']);
  });

  test('an earlier version does not turn the switch on again', async () => {
    const deps = depsOf((await open()).db);
    await publishPart(deps, ana, {
      part: 'pricing',
      value: { ...value, sending: { isOn: true, rules: [rule] } },
    });
    await publishSending(deps, ana, false);
    await restoreVersion(deps, ana, 1);
    expect((await findDraft(deps.db))?.content.pricing.sending).toEqual({ isOn: false, rules: [rule] });
  });
});
