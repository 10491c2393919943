import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import { transportModes } from '#features/cargo/choices.ts';
import { services } from '#features/services/service.ts';
import { defaultOptions } from '#features/settings/options.ts';
import { company, sample } from '#features/settings/sample-company.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { locales } from '#platform/i18n/locale.ts';
import { quoteContent } from '../quote-content.ts';
import { problemOfQuote } from './check-quote.ts';
import { proposeQuote } from './propose-quote.ts';
import { withQuantities } from './quote-quantities.ts';

const { hours } = company;
const base = { cargo: null, service: null, locale: 'en', today: '2026-11-20', company } as const;
const parse = (cargo: object) => cargoInput.parse(cargo) as Cargo;
const codes = (cargo: object) =>
  proposeQuote({ ...base, cargo: parse(cargo) }).options[0]?.lines.map(({ code }) => code);

test('the lines are those of the mode, and of what the shipment asks for', () => {
  expect(codes({ mode: 'air' })).toEqual(['freight', 'fuel', 'security']);
  const all = codes({
    mode: 'lcl',
    from: { scope: 'door' },
    to: { scope: 'door' },
    insurance: 'yes',
    customs: 'yes',
    dangerous: 'yes',
    temperature: { minC: 2 },
  });
  expect(all).toEqual([
    ...['pickup', 'export-customs', 'origin-handling', 'documents', 'freight', 'dangerous-goods'],
    ...['temperature-control', 'import-customs', 'delivery', 'insurance'],
  ]);
});

test('a charge has the basis that is usual in the mode', () => {
  const bases = (mode: string) =>
    proposeQuote({ ...base, cargo: parse({ mode, insurance: 'yes' }) }).options[0]?.lines.map(
      ({ code, basis }) => `${code} ${basis}`,
    );
  const insurance = 'insurance insured-value';
  expect(bases('lcl')).toEqual(['origin-handling w-m', 'documents shipment', 'freight w-m', insurance]);
  expect(bases('fcl')?.[0]).toBe('origin-terminal container');
  expect(bases('fcl')?.[2]).toBe('freight container');
  expect(bases('road')).toEqual(['documents shipment', 'freight shipment', 'fuel shipment', insurance]);
});

test('freight of several types of container is a line for each', () => {
  const cargo = parse({
    containers: [
      { type: '45G1', quantity: 2 },
      { type: '22G1', quantity: 1 },
    ],
  });
  const content = withQuantities(proposeQuote({ ...base, cargo }), cargo);
  expect(content.options[0]?.mode).toBe('fcl');
  const freight = content.options[0]?.lines.filter(({ code }) => code === 'freight');
  expect(freight?.map(({ container, quantity }) => [container, quantity])).toEqual([
    ['45G1', '2'],
    ['22G1', '1'],
  ]);
});

test('it holds for fourteen days, to a day on which the office opens', () => {
  expect(proposeQuote(base).validUntil).toBe('2026-12-04');
  expect(proposeQuote({ ...base, today: '2026-11-21' }).validUntil).toBe('2026-12-07');
  const onHoliday = {
    ...company,
    hours: { ...hours, exceptions: { ...hours.exceptions, '2026-12-04': null } },
  };
  expect(proposeQuote({ ...base, company: onHoliday }).validUntil).toBe('2026-12-07');
});

test('it holds for as many days as the owner has set', () => {
  withSettings(
    {
      ...sample,
      options: { ...defaultOptions, quotes: { ...defaultOptions.quotes, validForDays: 30 } },
    },
    () => {
      // The thirtieth day is a Sunday.
      expect(proposeQuote(base).validUntil).toBe('2026-12-21');
    },
  );
});

test('every proposal is a valid draft that cannot be sent before a rate is entered, in each language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.option(fc.constantFrom(...transportModes)),
      fc.option(fc.constantFrom(...services)),
      (locale, mode, service) => {
        const cargo = mode && parse({ mode, grossKg: 900, volumeM3: 4 });
        const content = proposeQuote({ ...base, locale, cargo, service });
        expect(quoteContent.parse(content)).toEqual(content);
        expect(content.terms).not.toBe('');
        expect(problemOfQuote(withQuantities(content, cargo), base.today)).not.toBeNull();
      },
    ),
  );
});

const usCompany = { ...company, address: { ...company.address, country: 'US' } };
const linesOf = (cargo: object | null, more: Partial<Parameters<typeof proposeQuote>[0]> = {}) =>
  proposeQuote({ ...base, company: usCompany, cargo: cargo && parse(cargo), ...more }).options[0]?.lines ??
  [];
const codesOf = (...input: Parameters<typeof linesOf>) => linesOf(...input).map(({ code }) => code);

const toHouston = {
  mode: 'fcl',
  customs: 'yes',
  from: { code: 'BRSSZ', scope: 'port' },
  to: { code: 'USHOU', scope: 'door' },
};

test('an import by sea to the United States is charged at its destination, with its filings', () => {
  const shared = ['isf', 'import-customs', 'customs-bond'];
  const fcl = ['freight', 'destination-terminal', ...shared, 'delivery', 'chassis'];
  expect(codesOf(toHouston)).toEqual(fcl);
  expect(codesOf({ ...toHouston, from: undefined, to: { scope: 'door' }, direction: 'import' })).toEqual(fcl);
  const lcl = { ...toHouston, mode: 'lcl' };
  expect(codesOf(lcl)).toEqual(['freight', 'destination-handling', ...shared, 'delivery']);
  expect(codesOf({ ...toHouston, incoterm: 'EXW' })).toContain('export-customs');
});

test('an import by air, or to another country, has no filings of United States imports by sea', () => {
  expect(codesOf({ ...toHouston, mode: 'air' })).not.toContain('isf');
  const inMexico = { ...company, address: { ...company.address, country: 'MX' } };
  const toVeracruz = { ...toHouston, to: { code: 'MXVER', scope: 'door' } };
  expect(codesOf(toVeracruz, { company: inMexico })).toEqual([
    ...['freight', 'destination-terminal', 'import-customs', 'delivery'],
  ]);
});

test('an export is charged at its origin, and clears customs there', () => {
  const cargo = {
    mode: 'fcl',
    customs: 'yes',
    insurance: 'yes',
    from: { text: 'Houston, TX, US (IAH)', scope: 'door' },
    to: { code: 'COCTG', scope: 'port' },
  };
  const codesOfExport = ['pickup', 'chassis', 'export-customs', 'origin-terminal', 'documents', 'freight'];
  expect(codesOf(cargo)).toEqual([...codesOfExport, 'insurance']);
  expect(codesOf({ ...cargo, incoterm: 'DDP' })).toContain('import-customs');
});

test('warehousing is handling and storage of the pallets, and market entry its services, without freight', () => {
  const stored = linesOf({ storage: { palletsIn: 40, palletsOut: 12 } }, { service: 'warehousing' });
  expect(stored.map(({ code, basis, quantity }) => [code, basis, quantity])).toEqual([
    ['handling-in', 'piece', '40'],
    ['storage', 'piece', '40'],
    ['handling-out', 'piece', '12'],
  ]);
  expect(codesOf(null, { service: 'market-analysis' })).toEqual([
    ...['market-research', 'tariff-classification', 'label-review', 'registration'],
  ]);
});

test('project cargo and vehicles are lashed, and outsize cargo needs permits', () => {
  const outsize = { project: { outOfGauge: 'yes' } };
  const project = codesOf(outsize, { service: 'project-cargo' });
  expect(project).toEqual(['lashing', 'documents', 'freight', 'permits']);
  const service = 'luxury-vehicle-export-import';
  expect(codesOf(null, { service })).toEqual(['lashing', 'origin-terminal', 'documents', 'freight']);
  const flown = { vehicles: [{ make: 'Porsche', carriage: 'air' }] };
  expect(codesOf(flown, { service })).toEqual(['freight', 'fuel', 'security']);
});

test('a proposal is in the company’s currency, not in that of the goods', () => {
  const cargo = { mode: 'lcl', insurance: 'yes', value: { amount: 90_000, currency: 'MXN' } };
  const company = { ...usCompany, currency: 'EUR' } as const;
  expect(new Set(linesOf(cargo, { company }).map(({ currency }) => currency))).toEqual(new Set(['EUR']));
});
