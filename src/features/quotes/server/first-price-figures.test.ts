import { expect, test } from 'vitest';
import { currentSettings, withSettings } from '#features/settings/server/current-settings.ts';
import { jsonText } from '#platform/db/json-text.ts';
import { deskOn } from '#tests/support/desk.ts';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { firstPriceFigures, positionInRange, shownRangeOf } from './first-price-figures.ts';

const range = { low: 200_000, high: 240_000, currency: 'USD' as const };
const total = (price: number, currency: 'USD' | 'EUR' | 'MXN' = 'USD', option_id = 'one') => ({
  ...{ option_id, currency, price },
});

test('a quote lies in the range by its cheapest option, in the currency of the range', () => {
  expect(positionInRange(range, [total(200_000)])).toBe(0);
  expect(positionInRange(range, [total(230_000), total(260_000, 'USD', 'two')])).toBe(75);
  expect(positionInRange(range, [total(180_000)])).toBe(-50);
  // 195,001 is the least that is shown as 200,000; of a weight, which is rounded up too, less.
  expect(positionInRange(range, [total(195_001)])).toBe(0);
  expect(positionInRange(range, [total(195_000)])).toBe(-13);
  expect(positionInRange({ ...range, cargo: { kg: 800 } }, [total(175_000)])).toBe(0);
  expect(positionInRange({ ...range, cargo: { kg: 800 } }, [total(160_000)])).toBe(-100);
  expect(positionInRange({ low: 58_000, high: 70_000, currency: 'USD' }, [total(56_250)])).toBe(0);
  expect(positionInRange(range, [total(240_004)])).toBe(101);
  expect(positionInRange(range, [total(239_996)])).toBe(100);
  expect(positionInRange(range, [total(100_000), total(150_000)])).toBe(125);
  expect(positionInRange(range, [total(9_000_000)])).toBe(1_000);
  expect(positionInRange(range, [total(200_000, 'MXN')])).toBeNull();
  expect(positionInRange(range, [])).toBeNull();
  const settings = currentSettings();
  const exchange = [{ from: 'EUR' as const, rate: '1.1', on: '2026-11-20', source: 'ECB' }];
  withSettings({ ...settings, pricing: { ...settings.pricing, exchange } }, () => {
    expect(positionInRange(range, [total(200_000, 'EUR')])).toBe(50);
    expect(positionInRange({ ...range, currency: 'EUR' }, [total(264_000)])).toBe(100);
  });
});

test('a request whose texts were erased has no range', () => {
  expect(shownRangeOf({ price_shown: 1, payload: jsonText({}) })).toBeNull();
  expect(shownRangeOf({ price_shown: 0, payload: jsonText({ firstPrice: range }) })).toBeNull();
  expect(shownRangeOf({ price_shown: 1, payload: jsonText({ firstPrice: range }) })).toEqual(range);
});

describeOnEachDatabase('figures of first prices', (open) => {
  test('count requests with a price, where their quotes lie, and what became of them', async () => {
    const desk = deskOn(await open());
    const submit = async (price_position: number | null, stage: 'new' | 'quoted' | 'won' | 'lost') => {
      const { id } = await desk.submit();
      const set = { price_shown: 1, price_position, stage } as const;
      await desk.db.updateTable('leads').set(set).where('id', '=', id).execute();
      return id;
    };
    await desk.submit();
    await submit(null, 'new');
    await submit(-20, 'won');
    await submit(40, 'quoted');
    await submit(60, 'won');
    await submit(60, 'lost');
    const spam = await submit(400, 'won');
    const figures = { shown: 6, quoted: 5, below: 1, within: 3, above: 1, median: 60, won: 3, lost: 1 };
    expect(await firstPriceFigures(desk, { weeks: 4 })).toEqual(figures);
    await desk.db.updateTable('leads').set({ folder: 'spam' }).where('id', '=', spam).execute();
    expect(await firstPriceFigures(desk, { weeks: 4 })).toMatchObject({ shown: 5, above: 0, won: 2 });
    desk.now += 60 * 24 * 3_600_000;
    expect(await firstPriceFigures(desk, { weeks: 4 })).toMatchObject({ shown: 0, median: null });
  });
});
