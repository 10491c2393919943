import { expect, inject, test } from 'vitest';

const site = inject('siteOrigin');

test.each(['/contactus', '/clientbriefform', '/feedback', '/signin', '/signup'])(
  'refuses a post to %s that is not a form',
  async (path) => {
    const statusOf = async (type: string, body: string) =>
      (await fetch(site + path, { method: 'POST', headers: { 'Content-Type': type }, body })).status;
    expect(await statusOf('text/plain', 'hello')).toBe(415);
    expect(await statusOf('application/json', '{"email":"a@b.example"}')).toBe(415);
    expect(await statusOf('multipart/form-data; boundary=x', '--y')).toBe(415);
    expect((await fetch(site + path, { method: 'POST' })).status).toBe(415);
  },
);

test('what a page says to a method that it does not have has a title, in its language', async () => {
  const response = await fetch(`${site}/es/aboutus`, { method: 'PUT' });
  expect(response.status).toBe(405);
  expect(await response.text()).toContain('<title>Algo falló de nuestro lado</title>');
});

test('what the API does not have is not kept, as a later version may have it', async () => {
  const response = await fetch(`${site}/api/v1/nothing`);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
