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

test('what is still missing names no complete step, and no number of documents that nobody asks for', async () => {
  const Cookie = await signUpAt(site);
  const read = async () => {
    const html = await (await fetch(`${site}/kyc`, { headers: { Cookie } })).text();
    const nav = html.match(/<nav aria-labelledby="progress-title">.*?<\/nav>/s)?.[0] ?? '';
    const text = nav.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    // The form comes before what is missing: on a phone one would scroll past it.
    expect(html.indexOf('id="kyc-legalName"')).toBeLessThan(html.indexOf('progress-title'));
    return text;
  };
  expect(await read()).toMatch(/Still missing The company \d+ missing .*Documents none yet/);

  const answers = {
    legalName: 'Altura Coffee S.A.',
    registrationCountry: 'CO',
    registrationNumber: '900123',
    registeredAddress: 'Calle 1, Bogotá',
    contactName: 'Ana Ruiz',
    contactEmail: 'ana@example.com',
    contactPhone: '+57 300 555 0100',
    signatoryName: 'Ana Ruiz',
    signatoryPosition: 'Director',
  };
  await fetch(`${site}/api/v1/kyc/answers`, {
    method: 'PUT',
    headers: { Cookie, 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(answers),
  });
  const response = await fetch(`${site}/kyc?section=company`, { headers: { Cookie } });
  expect(response.status).toBe(200);
  expect(await read()).toMatch(/Still missing Owners .* Complete The company Documents none yet/);
});
