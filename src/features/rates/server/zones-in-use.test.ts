import { afterEach, expect, test } from 'vitest';
import { sample } from '#features/settings/sample-company.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { replacePublished } from '#features/settings/server/current-settings.ts';
import { publishPart } from '#features/settings/server/publish.ts';
import { saveDraft } from '#features/settings/server/settings-store.ts';
import { deskOn, elena } from '#tests/support/desk.ts';
import { confirmRates } from '#tests/support/rates.ts';
import { settingsServices } from '#tests/support/settings-services.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { deleteRateSheet, findRateSheet, restoreRateSheet } from './rate-sheets.ts';
import { zonesInUse } from './zones-in-use.ts';

const csv = [
  'from,to,mode,charge,basis,rate,currency',
  'zone:gulf,CO,lcl,freight,w-m,85,USD',
  'CO,zone:gulf,lcl,freight,w-m,85,USD',
].join('\n');

afterEach(() => replacePublished(sample));

describeOnEachDatabase('a zone', (open) => {
  test('is not removed while rates use it, and rates of one that was removed are not used again', async () => {
    const desk = deskOn(await open());
    const deps = { ...desk, ...settingsServices, zonesInUse };
    const zone = (id: string) => ({ id, name: `Zone ${id}`, places: ['USHOU'] });
    const withZones = (...ids: string[]) => ({
      part: 'pricing' as const,
      value: { ...sampleSettings.pricing, zones: ids.map(zone) },
    });
    await publishPart(deps, elena, withZones('gulf', 'east'));
    const id = await confirmRates(desk, elena, csv, 'Gulf LCL');
    const refused = {
      ok: false,
      reason: 'fields',
      problems: { zones: expect.stringMatching(/^Rates of “Gulf LCL” use Zone gulf: /) },
    };
    expect(await publishPart(deps, elena, withZones())).toEqual(refused);
    expect(await saveDraft(deps, elena, withZones())).toEqual(refused);
    expect(await publishPart(deps, elena, withZones('gulf'))).toMatchObject({ ok: true });
    await deleteRateSheet(desk, elena, id);
    expect(await publishPart(deps, elena, withZones())).toMatchObject({ ok: true });
    const outcome = await restoreRateSheet(desk, elena, id);
    expect(outcome).toEqual({ ok: false, reason: 'unknown-zones', zones: ['zone:gulf'] });
    expect(await findRateSheet(desk.db, id)).toMatchObject({ state: 'ended' });
    await publishPart(deps, elena, withZones('gulf'));
    expect(await restoreRateSheet(desk, elena, id)).toEqual({ ok: true });
  });
});
