import { expect, test } from 'vitest';
import { lacksCountryCode } from './telephone.ts';

test.each(['229 555 0100', '(346) 555-0142', '1 346 555 0142', 'ext. 12 346'])(
  '%s lacks its country code',
  (phone) => {
    expect(lacksCountryCode(phone)).toBe(true);
  },
);

test.each([
  '+52 229 555 0100',
  ' (+57) 1 555 0100',
  '0055 11 5550 0100',
  '011 52 229 555 0100',
  '＋1 346',
  '',
])('%s has its country code, or nothing', (phone) => {
  expect(lacksCountryCode(phone)).toBe(false);
});
