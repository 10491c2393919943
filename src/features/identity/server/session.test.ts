import { expect, test } from 'vitest';
import { ana } from '#tests/support/accounts.ts';
import { addStaff, staffPassword } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

const https = { APP_URL: 'https://desk.example' };

function cookiesOf(response: Response): string[] {
  return response.headers.getSetCookie();
}

describeOnDatabase('session cookies', (open) => {
  let app: TestApp;

  async function tokens() {
    const database = await open();
    app = await createTestApp(database, https);
    await addStaff(database.db);
    const staff = { email: 'olga@desk.example', password: staffPassword };
    return {
      customer: cookiesOf(await app.post('/api/v1/signup', ana)),
      staff: cookiesOf(await app.post('/api/v1/desk/session', staff)),
    };
  }

  const tokenOf = (cookie = '') => cookie.match(/^[^=]+=([^;]*)/)?.[1] ?? '';
  const status = async (path: string, Cookie: string) =>
    (await app.request(path, { headers: { Cookie } })).status;

  test('belong to this host alone over https, and without the prefix are worth nothing', async () => {
    const { customer, staff } = await tokens();
    for (const cookie of [customer[0], staff[0]]) {
      expect(cookie).toMatch(
        /^__Host-(?:desk-)?session=[\w-]{32,}; Max-Age=2592000; Path=\/; HttpOnly; Secure/,
      );
      expect(cookie).not.toContain('Domain');
    }
    const [own, desk] = [tokenOf(customer[0]), tokenOf(staff[0])];
    expect(await status('/api/v1/account', `__Host-session=${own}`)).toBe(200);
    expect(await status('/api/v1/account', `session=${own}`)).toBe(401);
    expect(await status('/api/v1/desk/session', `__Host-desk-session=${desk}`)).toBe(200);
    expect(await status('/api/v1/desk/session', `desk-session=${desk}`)).toBe(401);
  });

  test('are removed on sign-out under both names', async () => {
    const { customer, staff } = await tokens();
    const both = (name: string, cookie = '') => `${name}=old; __Host-${name}=${tokenOf(cookie)}`;
    const Origin = 'https://desk.example';
    const out = [
      await app.post('/api/v1/signout', {}, { Origin, Cookie: both('session', customer[0]) }),
      await app.request('/api/v1/desk/session', {
        method: 'DELETE',
        headers: { Origin, Cookie: both('desk-session', staff[0]) },
      }),
    ];
    const removed = out.map((response) => cookiesOf(response).map((cookie) => cookie.split('; Path')[0]));
    expect(removed).toEqual([
      ['session=; Max-Age=0', '__Host-session=; Max-Age=0', 'signed-in=; Max-Age=0'],
      ['desk-session=; Max-Age=0', '__Host-desk-session=; Max-Age=0'],
    ]);
  });

  test('of before the prefix are removed, with the marker, when a page asks who is signed in', async () => {
    await tokens();
    const response = await app.request('/api/v1/account', {
      headers: { Cookie: 'session=old; signed-in=1' },
    });
    expect(cookiesOf(response).map((cookie) => cookie.split(';')[0])).toEqual([
      'session=',
      '__Host-session=',
      'signed-in=',
    ]);
  });

  test('are named in the API’s document as this site sets them', async () => {
    await tokens();
    const { components } = await (await app.request('/api/v1/openapi.json')).json();
    expect(components.securitySchemes.deskSession.name).toBe('__Host-desk-session');
  });
});
