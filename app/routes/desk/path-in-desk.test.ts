import { expect, test } from 'vitest';
import { pathInDesk } from './path-in-desk.ts';

test.each(['/desk', '/desk/requests/1?stage=new#notes', '/desk?text=//x', '/desk/people/a..b'])(
  '%s is in the desk',
  (path) => {
    expect(pathInDesk(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  '//evil.example',
  'https://evil.example',
  '/deskside',
  '/desk@evil.example',
  '/desk/../..//evil.example',
  '/desk/..//evil.example/',
  '/desk/%2e%2e/profile',
  '/desk/.%2E//evil.example',
  '/desk//evil.example',
  '/desk\\evil.example',
  '/desk/\tx',
  '/desk?中',
  '/desk/caf\u00e9',
])('%s is not', (path) => {
  expect(pathInDesk(path)).toBe('/desk');
});
