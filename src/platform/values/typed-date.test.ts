import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLocale, languageTagOf, locales } from '../i18n/locale.ts';
import { isoDayOf, rewriteDate } from './typed-date.ts';

test('a day is read as its locale writes it, and as it is stored', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.constantFrom(...locales), (date, own) => {
      const iso = date.toISOString().slice(0, 10);
      const typed = date.toLocaleDateString(languageTagOf(own), { timeZone: 'UTC' });
      expect(isoDayOf(rewriteDate(typed, own))).toBe(iso);
      expect(isoDayOf(rewriteDate(iso, own))).toBe(iso);
    }),
  );
});

test('a month of another locale’s order is no day', () => {
  expect(isoDayOf(rewriteDate('11/20/2026', 'es'))).toBeNull();
  expect(isoDayOf(rewriteDate('20/11/2026', 'pt'))).toBe('2026-11-20');
  expect(rewriteDate('soon', 'pt')).toBe('soon');
  expect(isoDayOf(rewriteDate('11/20/2026', defaultLocale))).toBe('2026-11-20');
});
