import { expect, test } from 'vitest';
import type { Locale } from '#platform/i18n/locale.ts';
import type { Cargo } from './cargo.ts';
import { isSpecialCargo, isSpecialService, namesSpecialGoods } from './special-cargo.ts';

const goods: Record<Locale, { special: string[]; plain: string[] }> = {
  en: {
    special: [
      'lithium ion batteries class 9 UN3480',
      'gasoline',
      'firearms and ammunition',
      'small arms',
      'frozen shrimp at -18 C',
      'excavator 40 tons oversize',
      'Texas Tempranillo, 560 cases',
      '2019 Toyota Hilux',
      'cleaning kits UN 1950',
      'explosives UN0081',
      'live fish',
      'pharmaceuticals',
    ],
    plain: [
      'coffee',
      'car parts',
      'wine glasses',
      'ceramic tiles',
      'Toyota parts',
      'robot arms',
      'scotch tape',
    ],
  },
  es: {
    special: [
      'baterías de litio',
      'tequila',
      'camarón congelado',
      'municiones',
      'combustible',
      'pólvora',
      'ONU 1263',
    ],
    plain: ['café verde', 'refacciones de coche', 'muebles', 'azulejos'],
  },
  pt: {
    special: ['baterias de lítio', 'cachaça', 'carne congelada', 'armas', 'gasolina', 'veículo', 'classe 3'],
    plain: ['café verde', 'peças de carro', 'móveis', 'azulejos'],
  },
};

test.each(Object.keys(goods) as Locale[])(
  'the words for goods that a person quotes are known in %s',
  (locale) => {
    const { special, plain } = goods[locale];
    expect(special.filter((text) => !namesSpecialGoods([text], locale))).toEqual([]);
    expect(plain.filter((text) => namesSpecialGoods([text], locale))).toEqual([]);
    expect(namesSpecialGoods([undefined, '', `${'a '.repeat(600)}`], locale)).toBe(true);
  },
);

test.each<[string, Partial<Cargo>, boolean]>([
  ['not dangerous', { dangerous: 'no' }, false],
  ['perhaps dangerous', { dangerous: 'unknown' }, true],
  ['with a UN number', { dangerousGoods: [{ unNumber: 'UN1263' }] }, true],
  ['at a temperature', { temperature: { minC: 2 } }, true],
  ['of a project', { project: { outOfGauge: 'no' } }, true],
  ['with alcohol', { alcohol: { abv: 13.5 } }, true],
  ['with a vehicle', { vehicles: [{ make: 'Ford' }] }, true],
  ['in a reefer', { containers: [{ type: '45R1', quantity: 1 }] }, true],
  ['as heavy as containers carry', { containers: [{ type: '45G1', quantity: 2 }], grossKg: 57_000 }, false],
  ['heavier than containers carry', { containers: [{ type: '45G1', quantity: 2 }], grossKg: 57_001 }, true],
  ['of pallets', { pieces: [{ length: 120, width: 80, height: 140 }] }, false],
  ['of a long piece', { pieces: [{ length: 600, width: 40, height: 40 }], units: { side: 'in' } }, true],
])('cargo %s is for a person or not', (_, cargo, isSpecial) => {
  expect(isSpecialCargo({ version: 1, ...cargo } as Cargo)).toBe(isSpecial);
});

test('a service that is more than carriage by one mode is for a person', () => {
  expect(['air-freight', 'sea-freight', null].filter(isSpecialService)).toEqual([]);
  expect(isSpecialService('alcohol-wine-exports')).toBe(true);
});
