import { expect, test } from 'vitest';
import { completePhone } from '#platform/values/calling-codes.ts';
import { settingsServices } from '#tests/support/settings-services.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { sampleSettings } from '../sample-settings.ts';
import { draftsDigest } from './drafts-digest.ts';
import { findDraft, keepDraft, saveDraft } from './settings-store.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
const olga = { id: 'olga', name: 'Olga Ruiz' };
const { company } = sampleSettings;

test.each([
  ['562 555 0188', 'US', '+1 562 555 0188'],
  ['(562) 555-0188', 'US', '+1 562 555 0188'],
  ['1.562.555.0188', 'US', '+1 562 555 0188'],
  ['+1 (562) 555-0188', 'MX', '+1 562 555 0188'],
  ['0044 20 7946 0000', 'US', '+44 20 7946 0000'],
  ['020 7946 0000', 'GB', '+44 20 7946 0000'],
  ['06 6982 0000', 'IT', '+39 06 6982 0000'],
  ['555 0188', 'US', '555 0188'],
  ['34600111222', 'ES', '34600111222'],
  ['call us', 'US', 'call us'],
  ['+44 (0)20 7946 0958', 'GB', '+44 20 7946 0958'],
  ['0044 (0) 20 7946 0958', 'GB', '+44 20 7946 0958'],
  ['(0)20 7946 0958', 'GB', '+44 20 7946 0958'],
  ['+49 (0) 40 1234567', 'DE', '+49 40 1234567'],
  ['(040) 1234567', 'DE', '+49 40 1234567'],
  ['+39 (0)6 6982 0000', 'IT', '+39 06 6982 0000'],
  ['47 22 33 44 55', 'NO', '47 22 33 44 55'],
  ['22 33 44 55', 'NO', '+47 22 33 44 55'],
  ['65 6123 4567', 'SG', '65 6123 4567'],
  ['507 212 3456', 'PA', '507 212 3456'],
  ['876 555 0123', 'JM', '+1 876 555 0123'],
  ['1 809 555 0123', 'DO', '+1 809 555 0123'],
  ['06 1 234 5678', 'HU', '+36 1 234 5678'],
  ['001 562 555 0188', 'MX', '+1 562 555 0188'],
  ['011 4123 4567', 'AR', '011 4123 4567'],
])('a number entered as %s in %s becomes %s', (typed, country, phone) => {
  expect(completePhone(typed, country)).toBe(phone);
});

describeOnDatabase('a part as an owner enters it', (open) => {
  async function saver() {
    const { db } = await open();
    const save = (changed: object) =>
      saveDraft(
        {
          db,
          clock: () => now,
          ...settingsServices,
        },
        olga,
        {
          part: 'company',
          value: { ...company, ...changed },
        },
      );
    return { db, save, draft: async () => (await findDraft(db))?.content.company };
  }

  test('is completed: calling code, digits of WhatsApp, https://', async () => {
    const { save, draft } = await saver();
    const entered = {
      phone: '562 555 0188',
      whatsapp: '+1 (562) 555-0188',
      website: 'harborgate.example',
      social: [{ name: 'LinkedIn', url: 'linkedin.com/company/harborgate' }],
    };
    expect(await save(entered)).toEqual({ ok: true });
    expect(await draft()).toMatchObject({
      phone: '+1 562 555 0188',
      whatsapp: '15625550188',
      website: 'https://harborgate.example',
      social: [{ name: 'LinkedIn', url: 'https://linkedin.com/company/harborgate' }],
    });
    expect(await save({ website: 'javascript:alert(1)' })).toMatchObject({
      problems: { website: expect.any(String) },
    });
  });

  test('has no date in the future: the founding, and the approval of a text', async () => {
    const { save } = await saver();
    expect(await save({ founded: '2031-01-01' })).toMatchObject({
      problems: { founded: expect.any(String) },
    });
    const reviewed = { ...company.reviewed, privacy: '2029-05-01' };
    expect(await save({ reviewed })).toMatchObject({ problems: { 'reviewed.privacy': expect.any(String) } });
    expect(await save({ translationsRead: { es: '2029-05-01' } })).toMatchObject({
      problems: { 'translationsRead.es': expect.any(String) },
    });
    expect(await save({ reviewed: { ...company.reviewed, privacy: '2026-11-24' } })).toEqual({ ok: true });
  });

  test('has a WhatsApp number with its country’s code, and may keep a stored one', async () => {
    const { db, save } = await saver();
    const whatsapp = '07911123456';
    expect(await save({ whatsapp })).toMatchObject({ problems: { whatsapp: expect.any(String) } });
    await keepDraft(db, olga, { ...sampleSettings, company: { ...company, whatsapp } }, now);
    expect(await save({ whatsapp })).toEqual({ ok: true });
    expect(await save({ whatsapp: '+44 7911 123456' })).toEqual({ ok: true });
  });

  test('has with an approved language the drafts of that day, which a later change keeps', async () => {
    const { db, save, draft } = await saver();
    const translationsRead = { es: '2026-11-24' };
    expect(await save({ translationsRead, draftsRead: { es: 'forged' } })).toEqual({ ok: true });
    expect((await draft())?.draftsRead).toEqual({ es: draftsDigest('es') });
    const earlier = { ...company, translationsRead, draftsRead: { es: 'earlier' } };
    await keepDraft(db, olga, { ...sampleSettings, company: earlier }, now);
    expect(await save({ translationsRead, name: 'Harbor Gate' })).toEqual({ ok: true });
    expect((await draft())?.draftsRead).toEqual({ es: 'earlier' });
    expect(await save({ translationsRead: { es: '2026-11-23' } })).toEqual({ ok: true });
    expect((await draft())?.draftsRead).toEqual({ es: draftsDigest('es') });
  });

  test('has license numbers of plain characters', async () => {
    const { save } = await saver();
    expect(await save({ licences: { cbpBroker: '<b>x</b>' } })).toMatchObject({
      problems: { 'licences.cbpBroker': expect.any(String) },
    });
    expect(await save({ licences: { cbpBroker: '31456', iata: '01-1 9999/0001' } })).toEqual({ ok: true });
  });

  test('may keep what was stored before it was checked', async () => {
    const { db, save } = await saver();
    const founded = '2031-01-01';
    await keepDraft(db, olga, { ...sampleSettings, company: { ...company, founded } }, now);
    expect(await save({ founded, name: 'Harbor Gate Logistics' })).toEqual({ ok: true });
  });
});

describeOnDatabase('an empty choice', (open) => {
  test('is refused in words that an owner understands', async () => {
    const { db } = await open();
    const [office] = sampleSettings.offices;
    const { country: _, ...address } = { ...office?.address };
    const value = [{ ...office, address, localTimeZone: undefined, timeZone: '' }];
    expect(
      await saveDraft(
        {
          db,
          clock: () => now,
          ...settingsServices,
        },
        olga,
        { part: 'offices', value },
      ),
    ).toEqual({
      ok: false,
      reason: 'fields',
      problems: {
        '0.address.country': 'Choose a country.',
        '0.localTimeZone': 'Choose a time zone.',
        '0.timeZone': 'Choose a time zone.',
      },
    });
  });
});
