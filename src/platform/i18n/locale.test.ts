import { expect, test } from 'vitest';
import { defaultLocale, type Locale, localeOf, localPath, plainPath } from './locale.ts';

const portuguese = 'pt' as string as Locale;

test.each(['/', '/kyc', '/engine', '/tlh/kyc', ''])('%j has the default locale', (pathname) => {
  expect(localeOf({ pathname })).toBe(defaultLocale);
  expect(localPath(pathname, defaultLocale)).toBe(pathname);
});

test.each([
  ['/', '/pt'],
  ['/#account-deleted', '/pt#account-deleted'],
  ['/?done', '/pt?done'],
  ['/kyc?done=saved#form', '/pt/kyc?done=saved#form'],
])('%j in another locale is %j', (path, local) => {
  expect(localPath(path, portuguese)).toBe(local);
});

test.each(['#contact', '?correct', 'mailto:desk@example.com', 'https://example.com/kyc', ''])(
  '%j is no path of the site and stays as it is',
  (path) => {
    expect(localPath(path, portuguese)).toBe(path);
  },
);

test.each([
  ['/pt', '/'],
  ['/pt?done', '/?done'],
  ['/pt/', '/'],
  ['/PT/kyc?done=saved#form', '/kyc?done=saved#form'],
  ['/kyc', '/kyc'],
  ['/ptolemy/kyc', '/ptolemy/kyc'],
  // The rest must not name another site.
  ['/pt//elsewhere.example', '/elsewhere.example'],
  ['//elsewhere.example/kyc', '/elsewhere.example/kyc'],
])('%j is %j without its locale', (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

test.each(['/PT', '/pT/kyc', '/pt?done', '/pt#done'])('%j is Portuguese', (pathname) => {
  expect(localeOf({ pathname })).toBe(portuguese);
});
