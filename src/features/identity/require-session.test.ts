import { expect, test } from 'vitest';
import { pathAfterSignIn } from './require-session.ts';

test.each([
  ['/kyc', '/kyc'],
  ['/es/kyc?done', '/kyc?done'],
  ['/es//elsewhere.example', '/elsewhere.example'],
  ['/', '/'],
  ['/clientbriefform?again=RR-7K3M9P', '/clientbriefform?again=RR-7K3M9P'],
  ['/profile#device', '/profile#device'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  [null, '/profile'],
  [undefined, '/profile'],
  ['', '/profile'],
  ['kyc', '/profile'],
  ['https://elsewhere.example/', '/profile'],
  ['//elsewhere.example', '/profile'],
  ['/\\elsewhere.example', '/profile'],
  ['/a\\b', '/profile'],
  ['/\t/elsewhere.example', '/profile'],
  ['/a b', '/profile'],
  ['/a\r\nSet-Cookie: a=b', '/profile'],
  // No header can hold what follows: the redirect would throw.
  ['/中', '/profile'],
  ['/café', '/profile'],
  ['/a\0', '/profile'],
  ['/a\u007f', '/profile'],
])('after signing in, %j leads to %s', (wanted, path) => {
  expect(pathAfterSignIn(wanted)).toBe(path);
});
