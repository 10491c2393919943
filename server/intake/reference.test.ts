import { expect, test } from 'vitest';
import { newReference } from './reference.ts';

test('references read RR-XXXXXX, use no look-alikes and do not repeat in sequence', () => {
  const references = Array.from({ length: 2000 }, () => newReference('rate-request'));
  for (const reference of references) expect(reference).toMatch(/^RR-[34679ACDEFGHJKMNPQRTWXY]{6}$/);
  expect(new Set(references).size).toBeGreaterThan(1990);
});
