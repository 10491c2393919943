import { expect, test } from 'vitest';
import { base32, matchTotp, newTotpSecret, otpauthUrl, totpCode, totpStep } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, the last six of eight digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is the one of the RFC', (second, code) => {
  const now = second * 1000;
  expect(totpCode(secret, totpStep(now))).toBe(code);
  expect(matchTotp(secret, code, { now, newest: null })).toBe(totpStep(now));
});

test('a code is taken half a minute early or late, and no more', () => {
  const now = 1_795_000_000_000;
  const step = totpStep(now);
  const isTaken = (of: number) => matchTotp(secret, totpCode(secret, of), { now, newest: null }) === of;
  expect([-2, -1, 0, 1, 2].map((away) => isTaken(step + away))).toEqual([false, true, true, true, false]);
});

test('a code is not taken again, nor one from before it', () => {
  const now = 1_795_000_000_000;
  const step = totpStep(now);
  const take = (of: number, newest: number) => matchTotp(secret, totpCode(secret, of), { now, newest });
  expect(take(step, step)).toBeNull();
  expect(take(step - 1, step)).toBeNull();
  expect(take(step + 1, step)).toBe(step + 1);
});

test('spaces are passed over, anything else is no code', () => {
  const now = 59_000;
  expect(matchTotp(secret, ' 287 082', { now, newest: null })).toBe(1);
  for (const code of ['', '28708', '2870822', '28708x', '２８７０８２']) {
    expect(matchTotp(secret, code, { now, newest: null })).toBeNull();
  }
});

test('the secret is written as apps read it', () => {
  expect(base32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(newTotpSecret()).toHaveLength(20);
  const url = new URL(
    otpauthUrl(base32(secret), { issuer: 'A & B: Logistics', email: 'ana+desk@example.com' }),
  );
  expect(url.protocol + url.host).toBe('otpauth:totp');
  expect(decodeURIComponent(url.pathname)).toBe('/A & B: Logistics:ana+desk@example.com');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    secret: base32(secret),
    issuer: 'A & B: Logistics',
    digits: '6',
    period: '30',
  });
});
