import { expect, test } from 'vitest';
import { readCargoText } from '#features/cargo/cargo-text.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { locales } from '#platform/i18n/locale.ts';
import { longBeachSettings } from '#tests/support/long-beach.ts';
import { siteStringsIn } from '../strings.ts';
import { examplesIn } from './examples.ts';

const snapshot = (stored: StoredSettings) =>
  snapshotOf(1, { ...stored, texts: {} }, Date.parse('2026-10-01'));
const companies = { sample: snapshot(sampleSettings), longBeach: snapshot(longBeachSettings) };

test.each(locales)('every example in %s is read whole and fills its box', (locale) => {
  withSettings(companies.sample, () => {
    const { air, ...boxed } = siteStringsIn(locale).home.examples;
    for (const text of [...air, ...Object.values(boxed).flat()])
      expect(readCargoText(text, locale), text).toMatchObject({ questions: [], special: null });
    for (const { what, mode, filled, packed } of examplesIn(locale)) {
      if (mode === 'air') expect(packed?.total.billed, what).toBeGreaterThan(0);
      else {
        expect(filled?.count, what).toBe(1);
        expect(filled?.plan.length, what).toBeGreaterThan(0);
      }
    }
  });
});

test.each(Object.entries(companies))('four slides go over the lanes of %s alone', (_name, settings) => {
  const examples = withSettings(settings, () => examplesIn('en'));
  expect(examples).toHaveLength(4);
  const known = settings.lanes.map(({ mode, from, to }) => `${mode} ${to.name} ${from.name}`);
  for (const { mode, from, to } of examples) expect(known).toContain(`${mode} ${from} ${to}`);
});

test('a company without lanes packs its examples alone', () => {
  const examples = withSettings({ ...companies.sample, lanes: [] }, () => examplesIn('en'));
  expect(examples.map(({ mode, from, days }) => [mode, from, days])).toEqual([
    ['air', '', ''],
    ['sea', '', ''],
    ['train', '', ''],
    ['air', '', ''],
  ]);
});
