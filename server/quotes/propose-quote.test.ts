import fc from 'fast-check';
import { expect, test } from 'vitest';
import { company } from '../../app/content/company.ts';
import { locales } from '../../contract/locale.ts';
import { quoteContent } from '../../contract/quote/quote-content.ts';
import { services } from '../../contract/service.ts';
import { transportModes } from '../../contract/shipment/choices.ts';
import { type Shipment, shipmentInput } from '../../contract/shipment/shipment.ts';
import { problemOfQuote } from './check-quote.ts';
import { proposeQuote } from './propose-quote.ts';
import { withQuantities } from './quote-quantities.ts';

const { hours } = company;
const base = { shipment: null, service: null, locale: 'en', today: '2026-11-20', hours } as const;
const parse = (shipment: object) => shipmentInput.parse(shipment) as Shipment;
const codes = (shipment: object) =>
  proposeQuote({ ...base, shipment: parse(shipment) }).options[0]?.lines.map(({ code }) => code);

test('the lines are those of the mode, and of what the shipment asks for', () => {
  expect(codes({ mode: 'air' })).toEqual(['freight', 'fuel', 'security']);
  const all = codes({
    ...{ mode: 'lcl', from: { scope: 'door' }, to: { scope: 'door' }, insurance: 'yes', customs: 'yes' },
    ...{ dangerous: 'yes', temperature: { minC: 2 } },
  });
  expect(all).toEqual([
    ...['freight', 'origin-handling', 'documents', 'pickup', 'dangerous-goods', 'temperature-control'],
    ...['export-customs', 'import-customs', 'insurance', 'delivery'],
  ]);
});

test('a charge has the basis that is usual in the mode', () => {
  const bases = (mode: string) =>
    proposeQuote({ ...base, shipment: parse({ mode, insurance: 'yes' }) }).options[0]?.lines.map(
      ({ code, basis }) => `${code} ${basis}`,
    );
  const insurance = 'insurance value-percent';
  expect(bases('lcl')).toEqual(['freight w-m', 'origin-handling w-m', 'documents shipment', insurance]);
  expect(bases('fcl')?.slice(0, 2)).toEqual(['freight container', 'origin-terminal container']);
  expect(bases('road')).toEqual(['freight shipment', 'fuel shipment', 'documents shipment', insurance]);
});

test('freight of several types of container is a line for each', () => {
  const shipment = parse({
    containers: [
      { type: '45G1', quantity: 2 },
      { type: '22G1', quantity: 1 },
    ],
  });
  const content = withQuantities(proposeQuote({ ...base, shipment }), shipment);
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
  const onHoliday = { ...hours, holidays: ['2026-12-04'] };
  expect(proposeQuote({ ...base, hours: onHoliday }).validUntil).toBe('2026-12-07');
});

test('every proposal is a valid draft that cannot be sent before a rate is entered, in each language', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.option(fc.constantFrom(...transportModes)),
      fc.option(fc.constantFrom(...services)),
      (locale, mode, service) => {
        const shipment = mode && parse({ mode, grossKg: 900, volumeM3: 4 });
        const content = proposeQuote({ ...base, locale, shipment, service });
        expect(quoteContent.parse(content)).toEqual(content);
        expect(content.terms).not.toBe('');
        expect(problemOfQuote(withQuantities(content, shipment), base.today)).not.toBeNull();
      },
    ),
  );
});
