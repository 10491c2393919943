import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '../cargo/cargo.ts';
import { quoteContent } from './quote-content.ts';
import { type LaneRate, sendFindings } from './send-findings.ts';

const facts = {
  cargo: null,
  service: null,
  companyCountry: 'US',
  missingOfParty: [],
  sheetRates: [],
  quotedRates: [],
};
const parse = (cargo: object) => cargoInput.parse(cargo) as Cargo;

function quote(line: object, option: object = {}, conversion: object | null = null) {
  const freight = { id: 'f', code: 'freight', basis: 'shipment', rate: '100', currency: 'USD', ...line };
  return quoteContent.parse({ options: [{ id: 'a', lines: [freight], ...option }], conversion });
}

const kindsOf = (...given: Parameters<typeof sendFindings>) => sendFindings(...given).map(({ kind }) => kind);

test('a total above the value of the goods is found', () => {
  const cargo = parse({ value: { amount: 92_000, currency: 'USD' } });
  const found = sendFindings(quote({ rate: '31667500' }), { ...facts, cargo });
  expect(found).toMatchObject([{ option: 0, kind: 'above-value', value: '92000', times: 344 }]);
  expect(sendFindings(quote({ rate: '92000' }), { ...facts, cargo })).toEqual([]);
});

test('a value without a currency is compared as one of the quote’s', () => {
  const cargo = parse({ value: { amount: 20_000 } });
  expect(kindsOf(quote({ rate: '24700' }), { ...facts, cargo })).toEqual(['above-value']);
});

test('by CIF the seller insures, unless the customer does not want it', () => {
  const cif = { ...facts, cargo: parse({ incoterm: 'CIF' }) };
  expect(sendFindings(quote({}), cif)).toMatchObject([{ kind: 'uncovered', service: 'insurance' }]);
  expect(kindsOf(quote({}), { ...facts, cargo: parse({ incoterm: 'CIF', insurance: 'no' }) })).toEqual([]);
  expect(kindsOf(quote({}), { ...facts, cargo: parse({ incoterm: 'CIF', role: 'consignee' }) })).toEqual([]);
});

test('a value in another currency is compared by the rates of the quote alone', () => {
  const cargo = parse({ value: { amount: 100, currency: 'EUR' } });
  const toEuro = { to: 'EUR', rates: [{ from: 'USD', rate: '0.9' }] };
  expect(kindsOf(quote({ rate: '110' }), { ...facts, cargo })).toEqual([]);
  expect(kindsOf(quote({ rate: '110' }, {}, toEuro), { ...facts, cargo })).toEqual([]);
  expect(kindsOf(quote({ rate: '120' }, {}, toEuro), { ...facts, cargo })).toEqual(['above-value']);
});

test('a rate ten times or a tenth of its sheet’s is found', () => {
  const sheetRate: LaneRate = {
    mode: 'fcl',
    code: 'freight',
    basis: 'container',
    container: '22G1',
    rate: '1450',
    currency: 'USD',
  };
  const found = (rate: string, line: object = {}, mode = 'fcl') =>
    kindsOf(quote({ basis: 'container', quantity: '1', container: '22G1', rate, ...line }, { mode }), {
      ...facts,
      sheetRates: [sheetRate],
    });
  expect(found('14500')).toEqual(['far-rate']);
  expect(found('145')).toEqual(['far-rate']);
  expect(found('14499.99')).toEqual([]);
  expect(found('14500', { container: null })).toEqual(['far-rate']);
  expect(found('14500', { container: '45G1' })).toEqual([]);
  expect(found('14500', { currency: 'MXN' })).toEqual([]);
  expect(found('14500', { code: 'delivery' })).toEqual([]);
  expect(found('14500', {}, 'rail')).toEqual([]);
  // A charge of its minimum alone has no rate.
  expect(found('0', { minimum: 100 })).toEqual([]);
});

test('a charge that no sheet has is compared with the latest quotes of the lane', () => {
  const rateOf = (rate: string, code: LaneRate['code'] = 'freight'): LaneRate => ({
    mode: 'fcl',
    code,
    basis: 'shipment',
    container: null,
    rate,
    currency: 'USD',
  });
  const found = (rate: string, quotedRates: LaneRate[], sheetRates: LaneRate[] = []) =>
    sendFindings(quote({ rate }, { mode: 'fcl' }), { ...facts, sheetRates, quotedRates });
  expect(found('14500', [rateOf('1450'), rateOf('1400')])).toMatchObject([
    { kind: 'far-rate', laneRate: '1450' },
  ]);
  expect(found('14500', [rateOf('1450'), rateOf('14000')])).toEqual([]);
  expect(found('14500', [rateOf('1450', 'delivery')])).toEqual([]);
  expect(found('14500', [rateOf('1450')], [rateOf('14000')])).toEqual([]);
  expect(found('14500', [rateOf('14000')], [rateOf('1450')])).toMatchObject([{ laneRate: '1450' }]);
});

test('charges of another mode are found', () => {
  const found = (mode: string | null, line: object) =>
    sendFindings(quote(line, { mode }), facts).map((finding) =>
      finding.kind === 'wrong-charge' ? finding.line.code : finding.kind,
    );
  const perContainer = { basis: 'container', quantity: '1' };
  const perKg = { basis: 'chargeable-kg', quantity: '100' };
  expect(found('air', perContainer)).toEqual(['freight']);
  expect(found('air', { code: 'origin-terminal' })).toEqual(['origin-terminal']);
  expect(found('fcl', perKg)).toEqual(['freight']);
  expect(found('fcl', perContainer)).toEqual([]);
  expect(found('air', perKg)).toEqual([]);
  expect(found(null, perContainer)).toEqual([]);
});

test('another mode than the one that was asked for is found', () => {
  const cargo = parse({ containers: [{ type: '22G1', quantity: 1 }], mode: 'air' });
  expect(sendFindings(quote({}, { mode: 'air' }), { ...facts, cargo })).toMatchObject([
    { kind: 'other-mode', mode: 'air', requested: 'fcl' },
  ]);
  expect(kindsOf(quote({}, { mode: 'fcl' }), { ...facts, cargo })).toEqual([]);
  expect(kindsOf(quote({}), { ...facts, cargo })).toEqual([]);
  expect(kindsOf(quote({}, { mode: 'air' }), { ...facts, service: 'sea-freight' })).toEqual(['other-mode']);
  expect(kindsOf(quote({}, { mode: 'fcl' }), { ...facts, service: 'sea-freight' })).toEqual([]);
  const [sea, air] = ['fcl', 'air'].map((mode) => quote({}, { id: mode, mode }).options[0]);
  const both = quoteContent.parse({ options: [sea, air] });
  expect(kindsOf(both, { ...facts, cargo })).toEqual([]);
});

test('a price below its cost and a service without a line are found', () => {
  const cargo = parse({ to: { scope: 'door' } });
  expect(sendFindings(quote({ cost: { rate: '101' } }), { ...facts, cargo })).toMatchObject([
    { kind: 'below-cost' },
    { kind: 'uncovered', service: 'delivery' },
  ]);
});

test('an option by ocean without a party of its arrangement is found', () => {
  const incomplete = { ...facts, missingOfParty: ['legalName', 'address'] as const };
  const found = (mode: string | null) => kindsOf(quote({ basis: 'shipment' }, { mode }), incomplete);
  expect(found('fcl')).toEqual(['nra-party', 'nra-party']);
  expect(found('air')).toEqual([]);
  expect(found(null)).toEqual([]);
});

test('dangerous goods are found, as their carrier has to accept them', () => {
  const cargo = parse({ dangerousGoods: [{ unNumber: '3480', class: '9' }] });
  expect(sendFindings(quote({ basis: 'shipment' }), { ...facts, cargo })).toMatchObject([
    { kind: 'dangerous-goods', unNumbers: ['3480'] },
  ]);
});

test('a line without a rate is found', () => {
  expect(kindsOf(quote({ basis: 'shipment', rate: '0' }), facts)).toContain('unpriced');
  expect(kindsOf(quote({ basis: 'shipment', rate: '0', minimum: 1 }), facts)).not.toContain('unpriced');
});
