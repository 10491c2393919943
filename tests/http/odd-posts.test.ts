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
