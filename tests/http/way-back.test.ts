import { beforeAll, expect, inject, test } from 'vitest';
import { signUpAt } from '../support/sign-up-at.ts';

const site = inject('siteOrigin');

let cookie = '';

beforeAll(async () => {
  cookie = await signUpAt(site);
});

const leadsTo = async (address: string) => {
  const response = await fetch(site + address, { headers: { Cookie: cookie }, redirect: 'manual' });
  return response.headers.get('location');
};

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', ''])(
  'a signed-in customer is redirected, but never off the site: to=%j',
  async (to) => {
    for (const path of ['/signin', '/signup', '/auth'])
      expect(await leadsTo(`${path}?to=${encodeURIComponent(to)}`), path).toBe('/profile');
  },
);

test('a signed-in customer is redirected to the requested page', async () => {
  expect(await leadsTo('/signin?to=%2Fkyc')).toBe('/kyc');
});
