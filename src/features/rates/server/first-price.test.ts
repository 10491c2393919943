import { expect, test } from 'vitest';
import { currentSettings, withSettings } from '#features/settings/server/current-settings.ts';
import { createCipher } from '#platform/secrets/cipher.ts';
import { deskOn, elena } from '#tests/support/desk.ts';
import { confirmRates } from '#tests/support/rates.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { firstPriceText } from '../price/first-price-text.ts';
import {
  createFirstPriceLimit,
  findFirstPrice,
  laneOf,
  readFirstPrice,
  type ShownPrice,
  signFirstPrice,
} from './first-price.ts';
import { deleteRateSheet, restoreRateSheet } from './rate-sheets.ts';

const lane = { from: '*', to: '*', mode: 'fcl' as const, isOn: true, spreadPercent: 20 };
const withLane = (isOn = true) => {
  const settings = currentSettings();
  return { ...settings, pricing: { ...settings.pricing, firstPrices: [{ ...lane, isOn }] } };
};

const cargo = {
  version: 1 as const,
  mode: 'fcl' as const,
  from: { text: 'USHOU' },
  to: { text: 'COBUN' },
  containers: [{ type: '45G1' as const, quantity: 1 }],
};

const sheetAt = (rate: number) =>
  `from,to,mode,charge,basis,container,rate,currency\nUSHOU,COBUN,fcl,freight,container,45G1,${rate},USD`;

test.each(['MEX', 'FRA', 'HKG'])('the code of the airport %s is no country', async (code) => {
  const airportAt = (iata: string) => ({ text: iata, code: iata, scope: 'port' as const });
  const lane = await laneOf({ version: 1, from: airportAt('IAH'), to: airportAt(code) });
  expect(lane?.to).toBeTruthy();
});

describeOnDatabase('first prices', (open) => {
  test('follow every sheet and every version of the settings', async () => {
    const desk = deskOn(await open());
    const settings = withLane();
    const lowest = async (published = settings) =>
      (await withSettings(published, () => findFirstPrice(desk, { cargo })))?.low ?? null;
    expect(await lowest()).toBeNull();
    await confirmRates(desk, elena, sheetAt(2_350));
    expect(await lowest()).toBe(240_000);
    expect(await lowest()).toBe(240_000);
    expect(await lowest(withLane(false))).toBeNull();
  });

  test('are those of a state, or of the nearest port, where a town has none of its own', async () => {
    const desk = deskOn(await open());
    const settings = withLane();
    const priceFrom = (from: string) =>
      withSettings(settings, () => findFirstPrice(desk, { cargo: { ...cargo, from: { text: from } } }));
    expect(await priceFrom('Austin, TX, US')).toBeNull();
    await confirmRates(desk, elena, sheetAt(2_350));
    expect(await priceFrom('Austin, TX, US')).toMatchObject({
      ...{ low: 240_000, from: 'Austin, TX, US' },
      ...{ rated: { from: 'USHOU', to: 'COBUN' }, instead: { from: 'USHOU' } },
    });
    expect(await priceFrom('Fargo, ND, US')).toBeNull();
    desk.now += 1_000;
    await confirmRates(desk, elena, sheetAt(1_900).replace('USHOU', 'US-TX'), 'Texas');
    expect(await priceFrom('Austin, TX, US')).toMatchObject({
      ...{ rated: { from: 'US-TX', to: 'COBUN' }, instead: {} },
    });
  });

  test('of the nearest port have the pickup of the place itself, not that of the port', async () => {
    const desk = deskOn(await open());
    const sheet = (...pickups: string[]) =>
      [sheetAt(2_000), ...pickups.map((line) => `${line},USD`)].join('\n');
    const ofPort = 'USHOU,COBUN,fcl,pickup,container,45G1,5000';
    await confirmRates(desk, elena, sheet(ofPort), 'Port');
    const from = { text: 'Dallas, TX, US', scope: 'door' as const };
    const price = () => withSettings(withLane(), () => findFirstPrice(desk, { cargo: { ...cargo, from } }));
    expect(await price()).toBeNull();
    desk.now += 1_000;
    await confirmRates(desk, elena, sheet(ofPort, 'USDAL,COBUN,fcl,pickup,container,45G1,400'), 'Dallas');
    expect(await price()).toMatchObject({
      ...{ low: 240_000, instead: { from: 'USHOU' } },
      includes: expect.arrayContaining(['freight', 'pickup']),
    });
  });

  test('of a lane that is off are not those of a port near it', async () => {
    const desk = deskOn(await open());
    await confirmRates(desk, elena, sheetAt(2_350));
    const settings = withLane();
    const off = { ...lane, from: 'US-TX', isOn: false };
    settings.pricing.firstPrices = [{ ...lane, from: 'USHOU' }, off];
    const from = { text: 'Austin, TX, US' };
    expect(
      await withSettings(settings, () => findFirstPrice(desk, { cargo: { ...cargo, from } })),
    ).toBeNull();
  });

  test('come from rates that are valid today, of overlapping sheets from the newest', async () => {
    const desk = deskOn(await open());
    const titles = 'from,to,mode,charge,basis,container,rate,currency,valid_from,valid_until';
    const confirm = async (name: string, ...lines: string[]) => {
      const id = await confirmRates(desk, elena, [titles, ...lines].join('\n'), name);
      desk.now += 1_000;
      return id;
    };
    const line = (rate: number, from: string, until: string) =>
      `USHOU,COBUN,fcl,freight,container,45G1,${rate},USD,${from},${until}`;
    const settings = withLane();
    const lowest = () => withSettings(settings, () => findFirstPrice(desk, { cargo }));
    await confirm('Expired', line(1_000, '2025-01-01', '2026-11-19'));
    await confirm('To come', line(1_100, '2026-11-21', '2099-12-31'));
    expect(await lowest()).toBeNull();
    await confirm('Year', line(3_000, '2026-01-01', '2026-12-31'));
    expect(await lowest()).toMatchObject({ low: 300_000, validUntil: '2026-12-31' });
    const month = await confirm('Month', line(4_000, '2026-11-01', '2026-11-30'));
    const late = await confirm('Late', line(1_200, '2026-12-01', '2026-12-31'));
    expect(await lowest()).toMatchObject({ low: 400_000, validUntil: '2026-11-30' });
    for (const id of [month, late]) {
      await deleteRateSheet(desk, elena, id);
      desk.now += 1_000;
    }
    expect(await lowest()).toMatchObject({ low: 300_000 });
    await restoreRateSheet(desk, elena, month);
    expect(await lowest()).toMatchObject({ low: 400_000 });
  });

  test('are found by any spelling of a lane, and not for a place that is not known', async () => {
    const desk = deskOn(await open());
    await confirmRates(desk, elena, sheetAt(2_000));
    const shown = (from: string, to: string) =>
      withSettings(withLane(), () =>
        findFirstPrice(desk, { cargo: { ...cargo, from: { text: from }, to: { text: to } } }),
      );
    const found = await shown('Houston, TX', 'Buenaventura, CO');
    expect(found).toMatchObject({ from: 'USHOU', to: 'COBUN', low: 200_000 });
    expect(await shown('USHOU', 'COBUN')).toEqual(found);
    expect(await shown('USHOU', 'Nowhere at all')).toBeNull();
    await confirmRates(desk, elena, sheetAt(3_000).replace('USHOU', 'US'), 'Country');
    expect(await shown('Austin, TX', 'COBUN')).toMatchObject({ from: 'Austin, TX, US', low: 300_000 });
    expect(await shown('Springfield, MO, US', 'COBUN')).toMatchObject({ low: 300_000 });
    expect(await shown('USHOU', '')).toBeNull();
  });
});

const price: ShownPrice = {
  ...{ low: 240_000, high: 290_000, currency: 'USD', mode: 'fcl', includes: ['freight'] },
  ...{ cargo: { containers: [{ type: '45G1', quantity: 2 }] }, transitDays: [18, 28] },
  ...{ leavesOut: ['delivery'], validUntil: null, on: '2027-11-01', from: 'USHOU', to: 'COBUN' },
};

test('a shown price is read only as it was signed, for a month', () => {
  const cipher = createCipher('a'.repeat(32));
  const at = (day: string) => ({ cipher, clock: () => Date.parse(day) });
  const signed = signFirstPrice(cipher, price);
  expect(readFirstPrice(at('2027-11-20'), signed)).toEqual(price);
  expect(readFirstPrice(at('2027-12-20'), signed)).toBeNull();
  const expiring = signFirstPrice(cipher, { ...price, validUntil: '2027-11-10' });
  expect(readFirstPrice(at('2027-11-10'), expiring)).not.toBeNull();
  expect(readFirstPrice(at('2027-11-12'), expiring)).toBeNull();
  const [, signature] = signed.split('.');
  const cheaper = Buffer.from(JSON.stringify({ ...price, low: 100 })).toString('base64url');
  expect(readFirstPrice(at('2027-11-20'), `${cheaper}.${signature}`)).toBeNull();
  const { currency: _, ...ofAnotherRelease } = price;
  const other = signFirstPrice(cipher, ofAnotherRelease as ShownPrice);
  for (const text of ['', '.', 'x', `${signed}.`, other, null])
    expect(readFirstPrice(at('2027-11-20'), text)).toBeNull();
});

test('a price that was signed before it named its cargo and days is read and shown without them', () => {
  const cipher = createCipher('a'.repeat(32));
  const { cargo: _, transitDays: __, ...earlier } = price;
  const signed = signFirstPrice(cipher, earlier);
  const clock = () => Date.parse('2027-11-20');
  expect(readFirstPrice({ cipher, clock }, signed)).toEqual(earlier);
  expect(firstPriceText('en', earlier)).toBe('USD\u00a02,400\u00a0–\u00a02,900 (Nov 1, 2027)');
});

test('a network and an account see a limited number of prices and of lanes, and refusals do not count', async () => {
  const limit = createFirstPriceLimit(null);
  const take = async (address: string, to: string, accountId: string | null = null) =>
    (await limit.take({ address, accountId }, { from: 'USHOU', to })).ok;
  for (let index = 0; index < 12; index += 1) expect(await take('192.0.2.1', `lane ${index}`)).toBe(true);
  for (let time = 0; time < 3; time += 1) expect(await take('192.0.2.1', 'lane 12')).toBe(false);
  expect(await take('192.0.2.1', 'lane 3')).toBe(true);
  for (let index = 0; index < 30; index += 1) expect(await take('192.0.2.2', 'lane')).toBe(true);
  expect(await take('192.0.2.2', 'lane')).toBe(false);
  for (let time = 0; time < 30; time += 1) expect(await take('192.0.2.1', 'lane 12')).toBe(false);
  expect(await take('192.0.2.1', 'lane 3')).toBe(true);
  for (let index = 0; index < 60; index += 1)
    expect(await take('192.0.2.1', `lane ${index}`, 'account')).toBe(true);
  expect(await take('192.0.2.1', 'lane 60', 'account')).toBe(false);
});
