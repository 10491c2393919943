import { beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

describeOnDatabase('GET /places', (open) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp(await open());
  });
  const ask = async (query: string) => app.request(`/api/v1/places?${query}`);

  test('suggests places by name and code to anybody, for caches to keep', async () => {
    const response = await ask('q=Veracruz,%20MX');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect((await response.json()).places).toEqual([
      { code: 'MXVER', name: 'Veracruz', country: 'MX', kind: 'port' },
      {
        code: 'VER',
        iata: 'VER',
        name: 'General Heriberto Jara International Airport',
        region: 'Veracruz',
        country: 'MX',
        kind: 'airport',
      },
    ]);
    const airports = await (await ask('q=houston&kinds=airport&limit=1')).json();
    expect(airports.places.map(({ code }: { code: string }) => code)).toEqual(['IAH']);
  });

  test('refuses a query that it cannot read, and no cache keeps the refusal', async () => {
    for (const query of ['', 'q=houston&limit=0', 'q=houston&limit=21', 'q=houston&kinds=house']) {
      const response = await ask(query);
      expect(response.status, query).toBe(422);
      expect(response.headers.get('Cache-Control'), query).toBe('no-store');
    }
    expect((await (await ask(`q=${'x'.repeat(10_000)}`)).json()).places).toEqual([]);
  });

  test('stops an address that searches without end', async () => {
    let response = await ask('q=x');
    for (let count = 1; count < 600; count += 1) response = await ask('q=x');
    expect(response.status).toBe(200);
    const refused = await ask('q=x');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.headers.get('Cache-Control')).toBe('no-store');
  });
});
