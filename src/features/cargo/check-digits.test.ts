import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAirWaybillNumber, checkContainerNumber, checkVin } from './check-digits.ts';

test.each([
  // Wikipedia, Vehicle identification number: the worked example, and the number of ones.
  '1M8GDM9AXKP042788',
  '11111111111111111',
  // 49 CFR 565 as taught by vpic.nhtsa.dot.gov: a Honda of 2003.
  '1HGCM82633A004352',
  '1hgcm826 33a-004352',
])('takes %s for a VIN', (vin) => {
  expect(checkVin(vin)).toBe('right');
});

test.each([
  ['1M8GDM9A1KP042788', 'check-digit'],
  ['1HGCM82633A004353', 'check-digit'],
  ['1HGCM82633A00435', 'format'],
  ['1HGCM82633A0O4352', 'format'],
  ['', 'format'],
] as const)('finds what is wrong with the VIN %s: %s', (vin, problem) => {
  expect(checkVin(vin)).toBe(problem);
});

test.each([
  // Wikipedia, ISO 6346: the worked example. bic-code.org: the container of its pictures.
  'CSQU3054383',
  'BICU1234565',
  'csqu 305438-3',
])('takes %s for a container number', (number) => {
  expect(checkContainerNumber(number)).toBe('right');
});

test.each([
  ['CSQU3054384', 'check-digit'],
  ['CSQX3054383', 'format'],
  ['CSQU305438', 'format'],
  ['CSQU30543833', 'format'],
] as const)('finds what is wrong with the container number %s: %s', (number, problem) => {
  expect(checkContainerNumber(number)).toBe(problem);
});

test('finds every single wrong digit of a VIN and of a container number', () => {
  const digits = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(fc.integer({ min: 11, max: 16 }), digits, (index, digit) => {
      const vin = '1HGCM82633A004352';
      fc.pre(vin.charAt(index) !== String(digit));
      expect(checkVin(`${vin.slice(0, index)}${digit}${vin.slice(index + 1)}`)).toBe('check-digit');
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 10 }), digits, (index, digit) => {
      const number = 'CSQU3054383';
      fc.pre(number.charAt(index) !== String(digit));
      const changed = `${number.slice(0, index)}${digit}${number.slice(index + 1)}`;
      expect(checkContainerNumber(changed)).toBe('check-digit');
    }),
  );
});

test.each([
  // Australian Border Force, “Air Waybill Number Validation”: serial number 1234567, check digit 5.
  '176-12345675',
  // jetcurrent.com, “Check digit”: Lufthansa Cargo; freight.domains: the same serial number of another airline.
  '020-81140743',
  '589 8114074 3',
])('takes %s for an air waybill number', (number) => {
  expect(checkAirWaybillNumber(number)).toBe('right');
});

test.each([
  ['176-12345676', 'check-digit'],
  ['176-12345679', 'check-digit'],
  ['176-1234567', 'format'],
  ['176-123456755', 'format'],
  ['EK6-12345675', 'format'],
] as const)('finds what is wrong with the air waybill number %s: %s', (number, problem) => {
  expect(checkAirWaybillNumber(number)).toBe(problem);
});

test('an air waybill number has exactly one right check digit, whatever its airline', () => {
  const serials = fc.integer({ min: 0, max: 9_999_999 }).map((serial) => String(serial).padStart(7, '0'));
  const airlines = fc.integer({ min: 0, max: 999 }).map((airline) => String(airline).padStart(3, '0'));
  fc.assert(
    fc.property(airlines, serials, (airline, serial) => {
      const right = [...'0123456789'].filter(
        (digit) => checkAirWaybillNumber(`${airline}-${serial}${digit}`) === 'right',
      );
      expect(right).toEqual([String(Number(serial) % 7)]);
    }),
  );
});

test('a container number has exactly one right check digit', () => {
  const letters = fc.stringMatching(/^[A-Z]{3}[UJZ]$/);
  const serials = fc.integer({ min: 0, max: 999_999 }).map((serial) => String(serial).padStart(6, '0'));
  fc.assert(
    fc.property(letters, serials, (owner, serial) => {
      const right = [...'0123456789'].filter(
        (digit) => checkContainerNumber(`${owner} ${serial}-${digit}`) === 'right',
      );
      expect(right).toHaveLength(1);
    }),
  );
});
