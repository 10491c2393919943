import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from './cargo.ts';
import { warningsOf } from './warnings.ts';

test.each([
  [{ value: { amount: 2_500, currency: 'USD' } }, []],
  [{ value: { amount: 2_500.01, currency: 'USD' } }, [{ kind: 'eei' }]],
  [{ value: { amount: 9_000 }, direction: 'export' }, [{ kind: 'eei' }]],
  [{ value: { amount: 9_000 }, direction: 'import' }, []],
  [{ value: { amount: 50_000, currency: 'EUR' } }, [{ kind: 'eeiOtherCurrency' }]],
  [{ value: { amount: 50_000, currency: 'EUR' }, direction: 'import' }, []],
  [{ value: { currency: 'EUR' } }, []],
  [{ direction: 'cross-trade' }, [{ kind: 'eeiInTransit' }]],
  [{ to: { code: 'CNSHA' }, value: { amount: 900 } }, [{ kind: 'eeiCountry' }]],
  [{ to: { code: 'CCS' }, value: { amount: 900 } }, [{ kind: 'eeiCountry' }]],
  [{ to: { code: 'CNSHA' }, direction: 'import' }, []],
  [{ to: { code: 'CUN' } }, []],
  [
    {
      dangerousGoods: [
        { unNumber: '3480' },
        { unNumber: 'UN3091' },
        { unNumber: 'UN3480' },
        { unNumber: '1263' },
      ],
    },
    [{ kind: 'batteries', numbers: ['UN3480', 'UN3091'] }],
  ],
  [
    { dangerousGoods: ['3551', '3552', '3556', '3557', '3558', '3171'].map((unNumber) => ({ unNumber })) },
    [{ kind: 'batteries', numbers: ['UN3551', 'UN3552', 'UN3556', 'UN3557', 'UN3558', 'UN3171'] }],
  ],
  [{ alcohol: { abv: 24 } }, []],
  [{ alcohol: { abv: 40 } }, [{ kind: 'alcohol' }]],
  [{ vehicles: [{ vin: '1HGCM82633A004352' }] }, []],
  [{ vehicles: [{ vin: '1hgcm826 33a-004353' }] }, [{ kind: 'vinDigit', vin: '1HGCM82633A004353' }]],
  [{ vehicles: [{ vin: '7F02C112233' }] }, [{ kind: 'vinFormat', vin: '7F02C112233' }]],
  [{ direction: 'export', vehicles: [{ make: 'Ford', condition: 'new' }] }, []],
  [{ direction: 'export', vehicles: [{ make: 'Ford' }] }, [{ kind: 'vehicleExport' }]],
  [{ vehicles: [{ make: 'Ford', condition: 'used' }] }, [{ kind: 'vehicleExport' }]],
  [{ direction: 'import', vehicles: [{ make: 'Ford', condition: 'used' }] }, []],
])('what is to be confirmed of %j', (typed, warnings) => {
  expect(warningsOf(cargoInput.parse(typed) as Cargo)).toEqual(warnings);
});
