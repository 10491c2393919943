import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
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

test('another quantity than that of the cargo is found, with both numbers', () => {
  const cargo = parse({ containers: [{ type: '45G1', quantity: 2, weightKg: 20_000 }] });
  const found = (line: object, more: object = {}) =>
    sendFindings(quote(line, { mode: 'fcl' }), { ...facts, cargo, ...more });
  const container = { basis: 'container', container: '45G1' };
  expect(found({ ...container, quantity: '3' })).toMatchObject([
    { kind: 'other-quantity', quantity: '3', ofCargo: '2' },
  ]);
  expect(found({ ...container, quantity: '2' })).toEqual([]);
  expect(found(container)).toEqual([]);
  expect(found({ basis: 'container', quantity: '1' })).toMatchObject([
    { kind: 'other-quantity', ofCargo: '2' },
  ]);
  // A type that the request does not have.
  expect(found({ ...container, container: '22G1', quantity: '1' })).toMatchObject([
    { kind: 'other-quantity', quantity: '1', ofCargo: '0' },
  ]);
  // Pieces that staff put into a container.
  const pieces = parse({ pieces: [{ quantity: 4, weight: 100 }] });
  expect(found({ ...container, quantity: '1' }, { cargo: pieces })).toEqual([]);
});

test('a weight that is rounded up, or raised to a least or a break of the sheet, is no other quantity', () => {
  const cargo = parse({ mode: 'air', grossKg: 80.4, volumeM3: 0.1 });
  const sheetRate: LaneRate = {
    ...{ mode: 'air', code: 'freight', basis: 'chargeable-kg', container: null, rate: '4', currency: 'USD' },
    tiers: { cost: null, breaks: [{ from: '100', rate: '3', cost: null }], minimumQuantity: '90' },
  } as LaneRate;
  const found = (quantity: string) =>
    kindsOf(quote({ basis: 'chargeable-kg', quantity, rate: '3' }, { mode: 'air' }), {
      ...facts,
      cargo,
      sheetRates: [sheetRate],
    });
  expect(['81', '90', '100'].map((quantity) => found(quantity).includes('other-quantity'))).toEqual([
    false,
    false,
    false,
  ]);
  expect(found('70')).toContain('other-quantity');
  expect(found('120')).toContain('other-quantity');
  const sea = { ...facts, cargo: parse({ mode: 'lcl', grossKg: 300, volumeM3: 0.6 }) };
  expect(kindsOf(quote({ basis: 'w-m', quantity: '1' }, { mode: 'lcl' }), sea)).toEqual([]);
  expect(kindsOf(quote({ basis: 'w-m', quantity: '0.5' }, { mode: 'lcl' }), sea)).toEqual(['other-quantity']);
});

test('the rate of another weight break than the quantity reaches is found, with that of its own', () => {
  const breaks = [
    { from: '500', rate: '2.15', cost: '1.8' },
    { from: '1000', rate: '1.95', cost: '1.6' },
  ];
  const sheetRate: LaneRate = {
    ...{ mode: 'air', code: 'freight', basis: 'chargeable-kg', container: null, rate: '3', currency: 'USD' },
    tiers: { cost: '2.5', breaks, minimumQuantity: null },
  } as LaneRate;
  const found = (line: object, more: object[] = []) =>
    sendFindings(quote({ basis: 'chargeable-kg', ...line }, { mode: 'air' }), {
      ...facts,
      sheetRates: [sheetRate, ...(more as LaneRate[])],
    }).filter(({ kind }) => kind === 'other-break');
  expect(found({ quantity: '880', rate: '1.95' })).toMatchObject([
    { kind: 'other-break', quantity: '880', from: '1000', rate: '2.15', isCost: false },
  ]);
  expect(found({ quantity: '880', rate: '2.15' })).toEqual([]);
  // 980 kg cost less as 1,000 kg: both rates are right for them.
  expect(found({ quantity: '1000', rate: '1.95' })).toEqual([]);
  // The cost tells the break of a rate that was marked up.
  const cost = (rate: string) => ({ cost: { rate } });
  expect(found({ quantity: '300', rate: '9', ...cost('1.6') })).toMatchObject([{ from: '1000', rate: '3' }]);
  expect(found({ quantity: '300', rate: '9', ...cost('2.5') })).toEqual([]);
  // A rate that no sheet has is somebody's own.
  expect(found({ quantity: '880', rate: '1.99' })).toEqual([]);
  const other = {
    ...sheetRate,
    tiers: { cost: null, minimumQuantity: null, breaks: [{ from: '500', rate: '1.95', cost: null }] },
  };
  expect(found({ quantity: '880', rate: '1.95' }, [other])).toEqual([]);
});

test('a price at cost is found, with the usual charges that have no line', () => {
  const cargo = parse({
    mode: 'fcl',
    from: { code: 'USHOU' },
    to: { code: 'COCTG' },
    containers: [{ type: '45G1', quantity: 2 }],
  });
  const found = (line: object, more: object[] = []) =>
    sendFindings(
      quote(
        {},
        {
          mode: 'fcl',
          lines: [
            { id: 'f', code: 'freight', basis: 'container', rate: '2690', currency: 'USD', ...line },
            ...more,
          ],
        },
      ),
      { ...facts, cargo },
    );
  const atCost = { cost: { rate: '2690' } };
  expect(found(atCost)).toMatchObject([{ kind: 'at-cost', lacking: ['origin-terminal', 'documents'] }]);
  expect(found({ cost: { rate: '2600' } })).toEqual([]);
  expect(found({ cost: { rate: '2700' } }).map(({ kind }) => kind)).toEqual(['below-cost']);
  // Without a cost nothing is known of the margin.
  expect(found({})).toEqual([]);
  const documents = {
    id: 'd',
    code: 'documents',
    basis: 'shipment',
    rate: '75',
    currency: 'USD',
    cost: { rate: '0' },
  };
  expect(found(atCost, [documents])).toEqual([]);
});
