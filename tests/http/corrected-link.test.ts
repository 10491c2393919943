import { randomUUID } from 'node:crypto';
import { expect, inject, test } from 'vitest';
import { postForm } from '../support/post-form.ts';

const site = inject('siteOrigin');

test('a corrected address ends the link of its page, which says where the new one went', async () => {
  const post = (path: string, fields: Record<string, string>) => postForm(site, path, fields);
  const name = `ana-${randomUUID().slice(0, 8)}`;
  const sent = await post('/es/contactus', { email: `${name}@gmial.com`, message: '¿Cuándo sale el buque?' });
  const { pathname } = new URL(sent.headers.get('location') ?? '', site);

  const receipt = await (await fetch(`${site}${pathname}?sent=`)).text();
  for (const address of [`${name}@gmial.com`, `${name}@gmail.com`]) expect(receipt).toContain(address);
  expect((await post(`${pathname}?correct`, { email: `${name}@gmail` })).status).toBe(422);
  const phone = await post(`${pathname}?correct`, { email: '', phone: '' });
  expect(phone.headers.get('location')).toMatch(/\?corrected&at=\d+#saved$/);
  const corrected = await post(`${pathname}?correct`, { email: `${name}@gmail.com` });
  expect(corrected.status).toBe(303);
  const location = corrected.headers.get('location') ?? '';
  expect(location).toMatch(new RegExp(`^${pathname}\\?corrected=CM-[A-Z0-9]{6}$`));
  const ended = await fetch(site + location);
  expect(ended.status).toBe(410);
  expect(ended.headers.get('referrer-policy')).toBe('no-referrer');
  const page = await ended.text();
  expect(page).toContain(location.split('=')[1]);
  expect(page).not.toContain('buque');
  const headingOf = (html: string) => /<h1[^>]*>([^<]+)/.exec(html)?.[1];
  const [plain, madeUp] = await Promise.all(
    ['', '?corrected=made-up'].map(async (query) => (await fetch(site + pathname + query)).text()),
  );
  expect(headingOf(madeUp ?? '')).toBe(headingOf(plain ?? ''));
  expect(headingOf(page)).not.toBe(headingOf(plain ?? ''));

  const again = await post(`${pathname}?correct`, { email: 'eve@example.com' });
  expect([again.status, again.headers.get('location')]).toEqual([303, pathname]);

  // The ended link undoes the change by a form alone; to open it changes nothing.
  expect(page).toContain('action="?undo"');
  expect((await fetch(`${site}${pathname}?undo`)).status).toBe(410);
  const undone = await post(`${pathname}?undo`, {});
  expect(undone.headers.get('location')).toMatch(/\?corrected&at=\d+#saved$/);
  const back = await fetch(`${site}${pathname}`);
  expect([back.status, (await back.text()).includes(`${name}@gmial.com`)]).toEqual([200, true]);
});
