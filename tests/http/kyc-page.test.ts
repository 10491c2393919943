import { expect, inject, test } from 'vitest';
import { signUpAt } from '../support/sign-up-at.ts';

const site = inject('siteOrigin');

test('sends a visitor to sign in, with nothing of the page', async () => {
  const response = await fetch(`${site}/kyc`, { redirect: 'manual' });
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe('/signin?to=%2Fkyc');
  expect(await response.text()).toBe('');
});

test('is for its customer alone', async () => {
  const response = await fetch(`${site}/kyc`, { headers: { Cookie: await signUpAt(site) } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});
