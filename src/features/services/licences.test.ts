import { expect, test } from 'vitest';
import { quoteDefaultsIn } from '#features/quotes/quote-defaults.ts';
import * as sample from '#features/settings/sample-company.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import type { Company } from '#platform/company.ts';
import { defaultLocale, type Locale, locales } from '#platform/i18n/locale.ts';
import { byLicense, heldLicences, type LicensedService } from './licences.ts';

const { company } = sample;

const labels = {
  fmcOti: 'FMC',
  'freight-forwarder': 'forwarder',
  nvocc: 'NVOCC',
  fmcOtiBond: 'bond',
  fmcsaBroker: 'FMCSA',
  tsaIac: 'TSA',
  cbpBroker: 'CBP',
  iata: 'IATA',
};

test.each<[LicensedService, typeof company.licences]>([
  ['customs-entry', { cbpBroker: '12345' }],
  ['us-trucking', { fmcsaBroker: 'MC-123456' }],
  ['own-bill-of-lading', { fmcOti: '012345', fmcOtiKinds: ['freight-forwarder', 'nvocc'] }],
  ['air-consolidation', { tsaIac: 'SW0000000' }],
])('%s is the company’s own service only with its license', (service, licences) => {
  const readWith = (held: typeof licences) =>
    byLicense({ ...company, licences: held }, service, 'licensed', 'arranged');
  expect(readWith(licences)).toBe('licensed');
  expect(readWith({})).toBe('arranged');
  expect(readWith({ fmcOti: null, cbpBroker: null, fmcsaBroker: null, tsaIac: null })).toBe('arranged');
});

test('a freight forwarder’s FMC license is none for a bill of lading of its own', () => {
  const readWith = (licences: typeof company.licences) =>
    byLicense({ ...company, licences }, 'own-bill-of-lading', 'licensed', 'arranged');
  expect(readWith({ fmcOti: '012345', fmcOtiKinds: ['freight-forwarder'] })).toBe('arranged');
  expect(readWith({ fmcOti: '012345' })).toBe('arranged');
});

test('shows the licenses that are held, the FMC license with its kinds, and nothing for the others', () => {
  const shown = (licences: typeof company.licences) => heldLicences(labels, { ...company, licences });
  expect(shown({})).toEqual([]);
  expect(shown({ fmcOti: '012345', iata: null })).toEqual([{ label: 'FMC', value: '012345' }]);
  expect(shown({ fmcOti: '012345', fmcOtiKinds: ['freight-forwarder', 'nvocc'], cbpBroker: '6' })).toEqual([
    { label: 'FMC (forwarder, NVOCC)', value: '012345' },
    { label: 'CBP', value: '6' },
  ]);
});

test('a quote makes the company’s trade terms part of its own, in every language, once there are some', () => {
  const without = locales.map((locale) => quoteDefaultsIn(locale).terms);
  const withTerms = (tradeTerms: Company['tradeTerms'], locale: Locale) =>
    withSettings({ ...sample, company: { ...company, tradeTerms } }, () => quoteDefaultsIn(locale).terms);
  for (const [index, locale] of locales.entries()) {
    const terms = withTerms({ name: 'Terms of Service 2026', url: 'https://forwarder.com/terms' }, locale);
    const added = terms.slice(without[index]?.length);
    expect(terms.startsWith(without[index] ?? '')).toBe(true);
    expect(added).toContain('Terms of Service 2026');
    expect(added).toContain('https://forwarder.com/terms');
  }
  const claims = { name: 'Terms', text: 'Claims within nine months.' };
  expect(withTerms(claims, defaultLocale)).toMatch(/Claims within nine months\.$/);
});
