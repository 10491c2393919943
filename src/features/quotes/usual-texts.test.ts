import { expect, test } from 'vitest';
import { locales } from '../../platform/i18n/locale.ts';
import type { ChargeCode } from '../rates/charges.ts';
import type { RequestableService } from '../rates/price/requested-services.ts';
import { quoteDefaultsIn } from './quote-defaults.ts';
import { usualTexts } from './usual-texts.ts';

const [locale] = locales;
const { included, notIncluded, assumptions, ...defaults } = quoteDefaultsIn(locale);

function itemsOf(codes: ChargeCode[], requested: RequestableService[] = []) {
  return itemsOfOptions([codes], requested);
}

function itemsOfOptions(options: ChargeCode[][], requested: RequestableService[] = []) {
  const written = options.map((codes) => ({ lines: codes.map((code) => ({ code })) }));
  const texts = usualTexts(written, { ...defaults, included, notIncluded, assumptions }, requested);
  const keysOf = (items: Record<string, string>, text: string) =>
    text.split('\n').map((item) => Object.keys(items).find((key) => items[key] === item) ?? item);
  return { in: keysOf(included, texts.included), out: keysOf(notIncluded, texts.notIncluded) };
}

test('storage alone includes no freight and excludes no storage', () => {
  const { in: within, out } = itemsOf(['handling-in', 'storage', 'handling-out']);
  expect(within).toEqual(['storage']);
  expect(out).toEqual(['transport', 'insurance', 'duties', 'inspection']);
});

test.each([
  ['duties', 'duties'],
  ['inspection', 'inspection'],
  ['storage', 'storage'],
  ['demurrage', 'demurrage'],
  ['insurance', 'insurance'],
  ['export-customs', 'customsOrigin'],
  ['aes-filing', 'customsOrigin'],
  ['import-customs', 'customsDestination'],
  ['customs-fees', 'duties'],
] as const)('a line for %s removes its own exclusion and no other', (code, exclusion) => {
  const before = itemsOf(['freight']).out;
  expect(before).toContain(exclusion);
  const left = before.map((item) =>
    item !== exclusion ? item : code === 'customs-fees' && 'dutiesWithoutFees',
  );
  expect(itemsOf(['freight', code]).out).toEqual(left.filter(Boolean));
});

test('freight is included where there is a line for it', () => {
  expect(itemsOf(['pickup', 'delivery']).in).toEqual(['door', 'doorTo']);
  expect(itemsOf(['freight']).in).toEqual(['freight', 'documents']);
});

test('what was requested and is not charged is named as not included', () => {
  const requested = ['pickup', 'insurance', 'delivery'] as const;
  expect(itemsOf(['freight'], [...requested]).out).toEqual(
    expect.arrayContaining(['door', 'doorTo', 'insurance']),
  );
  expect(itemsOf(['freight', 'pickup'], [...requested]).out).not.toContain('door');
  expect(itemsOf(['storage'], ['import-customs']).out).toContain('customsDestination');
});

test('duties and fees of authorities are each excluded once, where no option or only some charge for them', () => {
  const outOf = (...options: ChargeCode[][]) =>
    itemsOfOptions(options.map((codes) => ['freight', ...codes])).out.filter((item) =>
      /dut(?:y|ies)|fee/i.test(item),
    );
  const someFees = 'Any fee of authorities, unless the option charges for it';
  const someDuties = 'Duties and taxes, unless the option charges for it';
  expect(outOf([], [])).toEqual(['duties']);
  expect(outOf(['customs-fees'], [])).toEqual(['dutiesWithoutFees', someFees]);
  expect(outOf(['customs-fees'], ['duties'])).toEqual([someDuties, someFees]);
  expect(outOf(['customs-fees'], ['customs-fees', 'duties'])).toEqual([someDuties]);
  expect(outOf(['customs-fees'], ['merchandise-processing'])).toEqual(['dutiesWithoutFees']);
  expect(outOf(['duties'], ['duties', 'customs-fees'])).toEqual([someFees]);
  expect(outOf(['duties'], [])).toEqual([
    'Duties, taxes and fees of authorities, unless the option charges for it',
  ]);
});

test('what some options charge for is not included, and excluded from the others', () => {
  const { in: within, out } = itemsOfOptions([
    ['freight', 'pickup', 'insurance'],
    ['freight', 'pickup'],
  ]);
  expect(within).toEqual(['door', 'freight', 'documents']);
  expect(out).toContain('Cargo insurance, unless the option charges for it');
  expect(out).not.toContain('insurance');
  expect(itemsOfOptions([['freight', 'insurance'], ['freight', 'insurance'], []]).in).toContain('insurance');
  expect(itemsOfOptions([['freight', 'delivery'], ['freight']], ['delivery']).out).toContain(
    'Delivery to the address named in the request, unless the option charges for it',
  );
});
