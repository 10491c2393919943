import { expect, inject, test } from 'vitest';

const get = (path: string) => fetch(inject('siteOrigin') + path);

async function read(path: string) {
  const response = await get(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

test('an address without a page gets the same page as any other, in its language', async () => {
  const [one, other, spanish] = await Promise.all(['/nothing/here', '/wp-login.php', '/es/nada'].map(read));
  expect(other?.html).toBe(one?.html);
  for (const page of [one, spanish]) {
    expect(page?.status).toBe(404);
    expect(page?.headers.get('Cache-Control')).toBe('no-store');
    expect(page?.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(page?.html).not.toContain('nonce="');
  }
  expect(one?.html).toContain('<html lang="en"');
  expect(spanish?.html).toContain('<html lang="es"');
});

test('the data of an address without a page is no page', async () => {
  const { status, html } = await read('/nothing.data');
  expect(status).toBe(404);
  expect(html).not.toContain('<html');
});

test('an address of the desk without a page leads to the sign-in', async () => {
  const response = await fetch(`${inject('siteOrigin')}/desk/nothing`, { redirect: 'manual' });
  expect(response.status).toBe(302);
});
