import { expect, test } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';

describeOnDatabase('an address with the secret of a request', (open) => {
  test('keeps its answers out of caches, search results and referrers, also where it opens nothing', async () => {
    const app = await createTestApp(await open());
    const sent = await app.post('/api/v1/contactform', { email: 'ana@example.com', message: 'Hello' });
    const page = sent.headers.get('location') ?? '';
    const headersOf = async (path: string) => {
      const { headers } = await app.request(path);
      return ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name));
    };
    for (const path of [
      ...[`/api/v1${page}/quotes`, `/api/v1${page}/shipment`, `/api/v1/requests/${'x'.repeat(32)}/quotes`],
      ...[`${page}/files/none`, `/es${page}/files/none`],
    ])
      expect(await headersOf(path), path).toEqual(['private, no-store', 'noindex', 'no-referrer']);
    expect(await headersOf('/api/v1/openapi.json')).not.toContain('no-referrer');
  });
});
