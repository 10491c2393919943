import { expect, test } from '../support/fixtures.ts';

for (const path of ['/contactus', '/clientbriefform', '/feedback', '/signin', '/signup']) {
  test(`a post to ${path} that is no form is refused, not failed at`, async ({ request }) => {
    const bodies = [
      { headers: { 'Content-Type': 'text/plain' }, data: 'hello' },
      { headers: { 'Content-Type': 'application/json' }, data: '{"email":"a@b.example"}' },
      { headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, data: '--y' },
    ];
    for (const body of bodies) expect((await request.post(path, body)).status()).toBe(415);
    expect((await request.post(path)).status()).toBe(415);
  });
}
