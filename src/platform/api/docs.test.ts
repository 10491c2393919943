import { beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

const accountRoutes = [
  ['/signup', 'post'],
  ['/signin', 'post'],
  ['/updatepassword', 'put'],
  ['/password/forgot', 'post'],
  ['/password/reset', 'post'],
  ['/email/verify', 'post'],
  ['/account', 'delete'],
  ['/account/name', 'put'],
];

describeOnDatabase('the API’s document and its page', (open) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp(await open());
  });
  const rawBody = async (path: string, encoding: string) => {
    const response = await app.request(path, { headers: { 'Accept-Encoding': encoding } });
    return { response, text: await response.text() };
  };

  test('are made once, may be cached, and are not sent again to a reader who has them', async () => {
    for (const path of ['/openapi.json', '/docs/swagger-ui-bundle.js', '/docs/swagger-ui.css']) {
      const { response } = await rawBody(`/api/v1${path}`, 'br');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'public, max-age=3600',
        'content-encoding': 'br',
        vary: 'Accept-Encoding',
        etag: expect.stringMatching(/^"[\w-]+"$/),
      });
      const etag = String(response.headers.get('ETag'));
      const again = await app.request(`/api/v1${path}`, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
    }
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', null],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.0, gzip;q=0', null],
    ['identity', null],
  ])('are sent to a reader who accepts %j in the encoding %j', async (accepted, encoding) => {
    const { response, text } = await rawBody('/api/v1/openapi.json', accepted);
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0' });
  });

  test('show rate requests with shipments by air, in containers and of vehicles, each of which is accepted', async () => {
    const { paths } = await (await app.request('/api/v1/openapi.json')).json();
    const { examples } = paths['/raterequestform'].post.requestBody.content['application/json'];
    expect(Object.keys(examples)).toEqual(['short', 'air', 'fcl', 'vehicle']);
    for (const [name, { value }] of Object.entries<{ value: object }>(examples)) {
      const response = await app.post('/api/v1/raterequestform', value);
      expect(response.status, name).toBe(200);
    }
  });

  test('name 413 for every route of accounts that has a body', async () => {
    const { paths } = await (await app.request('/api/v1/openapi.json')).json();
    for (const [path = '', method = ''] of accountRoutes)
      expect(paths[path][method].responses[413]).toBeDefined();
  });
});
