import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { postForm } from '../support/post-form.ts';

const site = inject('siteOrigin');

const post = (path: string, fields: Record<string, string>) => postForm(site, path, fields);

test('an unknown link to a request leads to the form that sends it again, in the language of the page', async () => {
  for (const [path, form] of [
    ['/requests/unknown', '/track'],
    ['/es/requests/unknown', '/es/track'],
    ['/pt/requests/unknown', '/pt/track'],
  ]) {
    const page = await fetch(site + path);
    expect(page.status).toBe(404);
    const main = (await page.text()).split('<main')[1] ?? '';
    expect(/<a [^>]*button[^>]*>/.exec(main)?.[0]).toContain(`href="${form}"`);
  }
});

test('the page of a request is private; its state has an ETag', async () => {
  const email = `ana-${randomUUID().slice(0, 8)}@example.com`;
  const sent = await post('/contactus', { email, message: 'When does the ship leave?' });
  const { pathname } = new URL(sent.headers.get('location') ?? '', site);
  const page = await fetch(site + pathname);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(await page.text()).toContain('When does the ship leave?');
  for (const other of ['/requests/%00', `${pathname.slice(0, -4)}AAAA`])
    expect((await fetch(site + other)).status).toBe(404);
  const ask = (etag = '') => fetch(`${site}${pathname}/state`, { headers: { 'If-None-Match': etag } });

  const first = await ask();
  expect(first.status).toBe(204);
  expect(first.headers.get('cache-control')).toContain('no-store');
  const etag = first.headers.get('etag') ?? '';
  expect((await ask(etag)).status).toBe(304);
  expect((await post(`${pathname}?write`, { text: 'And when does it arrive?' })).status).toBe(303);
  const second = await ask(etag);
  expect(second.status).toBe(204);
  expect(second.headers.get('etag')).not.toBe(etag);
  expect((await fetch(`${site}/requests/${'x'.repeat(32)}/state`)).status).toBe(404);
});

test('a change of the quote is asked for without scripts: an empty text is refused in its form', async () => {
  const sent = await post('/contactus', { email: 'ana@example.com', message: 'What does it cost?' });
  const { pathname } = new URL(sent.headers.get('location') ?? '', site);
  expect((await post(`${pathname}?change`, { text: ' ' })).status).toBe(422);
  const asked = await post(`${pathname}?change`, { text: 'Please add delivery to the door.' });
  expect(asked.status).toBe(303);
  const page = await fetch(new URL(asked.headers.get('location') ?? '', site));
  expect(await page.text()).toContain('Please add delivery to the door.');
});
