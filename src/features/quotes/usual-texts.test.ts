import { expect, test } from 'vitest';
import { type Cargo, cargoInput } from '#features/cargo/cargo.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import type { ChargeCode } from '#features/rates/charges.ts';
import type { RequestableService } from '#features/rates/price/requested-services.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { withSettings } from '#features/settings/server/current-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import { locales } from '#platform/i18n/locale.ts';
import { quoteDefaultsIn } from './quote-defaults.ts';
import { quoteScopeOf, usualTexts } from './usual-texts.ts';

const [locale] = locales;
const { included, notIncluded, assumptions, ...defaults } = quoteDefaultsIn(locale);
const unnamed = { places: { from: '', to: '' }, isFromUs: false };

function itemsOf(codes: ChargeCode[], requested: RequestableService[] = []) {
  return itemsOfOptions([codes], requested);
}

function itemsOfOptions(options: ChargeCode[][], requested: RequestableService[] = []) {
  const written = options.map((codes) => ({ lines: codes.map((code) => ({ code })) }));
  const texts = usualTexts(
    written,
    { ...defaults, included, notIncluded, assumptions },
    {
      ...unnamed,
      requested,
    },
  );
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
  expect(itemsOf(['pickup', 'delivery']).in).toEqual(['doorUnnamed', 'doorToUnnamed']);
  expect(itemsOf(['freight']).in).toEqual(['freight', 'documents']);
});

test('what was requested and is not charged is named as not included', () => {
  const requested = ['pickup', 'insurance', 'delivery'] as const;
  expect(itemsOf(['freight'], [...requested]).out).toEqual(
    expect.arrayContaining(['doorUnnamed', 'doorToUnnamed', 'insurance']),
  );
  expect(itemsOf(['freight', 'pickup'], [...requested]).out).not.toContain('doorUnnamed');
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
  expect(within).toEqual(['doorUnnamed', 'freight', 'documents']);
  expect(out).toContain('Cargo insurance, unless the option charges for it');
  expect(out).not.toContain('insurance');
  expect(itemsOfOptions([['freight', 'insurance'], ['freight', 'insurance'], []]).in).toContain('insurance');
  expect(itemsOfOptions([['freight', 'delivery'], ['freight']], ['delivery']).out).toContain(
    'Delivery at destination, unless the option charges for it',
  );
});

const scopedTexts = (mode: TransportMode, codes: ChargeCode[], cargo: object = {}) =>
  usualTexts(
    [{ mode, lines: codes.map((code) => ({ code })) }],
    quoteDefaultsIn(locale),
    quoteScopeOf(cargoInput.parse({ mode, ...cargo }) ?? null, 'US'),
  );

test('exclusions and conditions are those of the mode', () => {
  const air = scopedTexts('air', ['freight', 'fuel']);
  expect(air.included).toContain('Air freight from airport to airport');
  expect(air.notIncluded).not.toMatch(/demurrage|waiting/i);
  expect(air.assumptions).toContain('Fuel and security surcharges are as of the date of this quote');
  expect(air.assumptions).not.toContain('GRI');
  const sea = scopedTexts('fcl', ['freight', 'delivery']);
  expect(sea.included).toContain('Ocean freight from port to port');
  expect(sea.notIncluded).toMatch(/Demurrage and detention\nWaiting time/);
  expect(sea.assumptions).toMatch(/Peak season surcharges, general rate increases \(GRI\)/);
  const groupage = scopedTexts('lcl', ['freight']);
  expect(groupage.notIncluded).not.toMatch(/demurrage|waiting/i);
});

test('an export of the United States names the AES filing, and a place that the request names is named', () => {
  const cargo = {
    from: { text: '4400 Navigation Blvd, Houston, TX', code: 'USHOU', scope: 'door' },
    to: { text: 'Santos, BR (BRSSZ)', code: 'BRSSZ' },
  };
  const texts = scopedTexts('fcl', ['freight', 'pickup', 'delivery'], cargo);
  expect(texts.included).toContain('Pickup (4400 Navigation Blvd, Houston, TX)');
  expect(texts.included).toContain('Delivery (Santos, BR)');
  expect(texts.notIncluded).toContain('Export customs clearance, with the AES filing (EEI)');
  expect(scopedTexts('fcl', ['freight', 'pickup']).included).toContain('Pickup at origin');
});

test('a company without a broker’s license says who clears customs, and when it is paid where it is set', () => {
  const { company, options } = sampleSettings;
  const within = (licences: object, paymentDays: number | null) =>
    withSettings(
      snapshotOf(
        0,
        {
          ...sampleSettings,
          company: { ...company, licences: { ...company.licences, ...licences } },
          options: { ...options, quotes: { ...options.quotes, paymentDays } },
        },
        Date.now(),
      ),
      () =>
        locales.map((own) => {
          const lines = [{ code: 'freight' as const }, { code: 'import-customs' as const }];
          return usualTexts([{ mode: 'fcl', lines }], quoteDefaultsIn(own), { ...unnamed, requested: [] });
        }),
    );
  const arranged = within({ cbpBroker: null }, 30);
  expect(arranged[0]?.assumptions).toContain('by a licensed customs broker');
  expect(arranged[1]?.assumptions).toContain('agente aduanal autorizado');
  expect(arranged[2]?.assumptions).toContain('despachante aduaneiro habilitado');
  expect(arranged[0]?.terms).toMatch(/^Payment within 30 days of the invoice date\./);
  const licensed = within({ cbpBroker: '12345' }, null);
  expect(licensed[0]?.assumptions).not.toContain('broker');
  expect(licensed[0]?.terms).not.toContain('Payment');
  expect(within({}, 0)[0]?.terms).toMatch(/^Payment before the cargo is released\./);
});

test.each(['en', 'es', 'pt'] as const)('%s: the rule of the sale says who pays duties', (locale) => {
  const defaults = quoteDefaultsIn(locale);
  const options = [{ mode: 'fcl' as const, lines: [{ code: 'freight' as const }] }];
  const assumptionsBy = (incoterm: 'DAP' | 'DPU' | 'DDP' | 'CIF', to = 'COCTG') => {
    const cargo = { version: 1 as const, incoterm, from: { code: 'USHOU' }, to: { code: to } };
    return usualTexts(options, defaults, quoteScopeOf(cargo as Cargo, 'US')).assumptions.split('\n');
  };
  const { dutiesOfBuyer, dutiesOfSeller } = defaults.assumptions;
  for (const rule of ['DAP', 'DPU'] as const)
    expect(assumptionsBy(rule)).toContain(dutiesOfBuyer.replace('{rule}', rule));
  expect(assumptionsBy('DDP')).toContain(dutiesOfSeller.replace('{rule}', 'DDP'));
  expect(assumptionsBy('CIF').join()).not.toContain('CIF');
  expect(assumptionsBy('DAP', 'USMIA').join()).not.toContain('DAP');
});
