import { expect, test } from 'vitest';
import { type Shipment, shipmentInput } from './shipment.ts';
import { warningsOf } from './warnings.ts';

test.each([
  [{ value: { amount: 2_500, currency: 'USD' } }, []],
  [{ value: { amount: 2_500.01, currency: 'USD' } }, [{ kind: 'eei' }]],
  [{ value: { amount: 9_000 }, direction: 'export' }, [{ kind: 'eei' }]],
  [{ value: { amount: 9_000 }, direction: 'import' }, []],
  [{ value: { amount: 9_000, currency: 'EUR' } }, []],
  [
    {
      dangerousGoods: [
        { unNumber: '3480' },
        { unNumber: 'UN3091' },
        { unNumber: 'UN3480' },
        { unNumber: '1263' },
      ],
    },
    [{ kind: 'lithium', numbers: ['UN3480', 'UN3091'] }],
  ],
  [{ alcohol: { abv: 24 } }, []],
  [{ alcohol: { abv: 40 } }, [{ kind: 'alcohol' }]],
  [{ vehicles: [{ vin: '1HGCM82633A004352' }] }, []],
  [{ vehicles: [{ vin: '1hgcm826 33a-004353' }] }, [{ kind: 'vinDigit', vin: '1HGCM82633A004353' }]],
  [{ vehicles: [{ vin: '7F02C112233' }] }, [{ kind: 'vinFormat', vin: '7F02C112233' }]],
  [{ direction: 'export', vehicles: [{ make: 'Ford', condition: 'new' }] }, []],
  [{ direction: 'export', vehicles: [{ make: 'Ford' }] }, [{ kind: 'vehicleExport' }]],
])('what is to be confirmed of %j', (typed, warnings) => {
  expect(warningsOf(shipmentInput.parse(typed) as Shipment)).toEqual(warnings);
});
