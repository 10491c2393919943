import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { signUpAt } from '../support/sign-up-at.ts';

const site = inject('siteOrigin');
const password = 'correct horse battery';

/** Posts a form as a browser without scripts. */
const post = (path: string, fields: Record<string, string>) =>
  fetch(site + path, {
    method: 'POST',
    headers: { Origin: site },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

test('refusals have their own statuses, and one that asks to wait says how long', async () => {
  const username = `ana-${randomUUID()}@example.com`;
  expect((await post('/signup', { fullname: 'Ana', username, password })).status).toBe(303);
  expect((await post('/signin', { username: '', password: '' })).status).toBe(422);
  expect((await post('/signup', { fullname: 'Ana', username, password })).status).toBe(409);
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    expect((await post('/signin', { username, password: 'not the password' })).status).toBe(401);
  }
  const waiting = await post('/signin', { username, password });
  expect(waiting.status).toBe(429);
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await waiting.text()).toMatch(/try again in 1\d minutes/);
});

test('a refused form keeps what was typed but the password, and leads where the reader wanted', async () => {
  const username = `ana-${randomUUID()}@example.com`;
  const weak = await post('/signup?to=%2Fkyc', { fullname: 'Ana Ruiz', username, password: 'password' });
  expect(weak.status).toBe(422);
  const html = await weak.text();
  expect(html).toContain('This password is easy to guess');
  expect(html).toContain('href="#sign-up-password"');
  expect(html).toContain('value="Ana Ruiz"');
  expect(html).not.toContain('value="password"');
  expect(
    (await post('/signup?to=%2Fkyc', { fullname: 'Ana Ruiz', username, password })).headers.get('location'),
  ).toBe('/kyc');
  const wrong = await (await post('/signin?to=%2Fkyc', { username, password: 'not the password' })).text();
  expect(wrong).toContain(`value="${username}"`);
  expect(wrong).not.toContain('value="not the password"');
  expect(wrong).toContain('href="/signup?to=%2Fkyc"');
  expect((await post('/signin?to=%2Fkyc', { username, password })).headers.get('location')).toBe('/kyc');
});

test('a link to /signout ends no session', async () => {
  const headers = { Cookie: await signUpAt(site) };
  expect((await fetch(`${site}/signout`, { headers, redirect: 'manual' })).status).toBe(302);
  expect((await fetch(`${site}/api/v1/account`, { headers })).status).toBe(200);
});
