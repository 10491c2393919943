import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { describeOnEachDatabase } from '../../tests/support/test-database.ts';

describeOnEachDatabase('addresses', (open) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp(await open());
  });
  afterEach(() => app.close());

  describe('a path of more than 2,048 characters', () => {
    test.each(['/', '/desk/', '/api/v1/'])('is refused below %s', async (start) => {
      const response = await app.request(start.padEnd(2049, '/'));
      expect(response.status).toBe(414);
      expect(await response.text()).toContain('This address is too long to be one of ours.');
    });

    test('fills no log', async () => {
      await app.request(`/${'a'.repeat(15_000)}`);
      expect(app.logged.join('').length).toBeLessThan(2_000);
    });
  });

  test('a path of 2,048 characters and a long query are read', async () => {
    expect((await app.request('/'.padEnd(2048, 'a'))).status).toBe(404);
    expect((await app.request(`/healthz?${'a'.repeat(5_000)}`)).status).toBe(200);
  });
});
