import { expect, test } from 'vitest';
import { referencesIn } from '../references.ts';
import { newReference } from './reference.ts';

test('references read RR-XXXXXX, use no look-alikes and do not repeat in sequence', () => {
  const references = Array.from({ length: 2000 }, () => newReference('rate-request'));
  for (const reference of references) expect(reference).toMatch(/^RR-[34679ACDEFGHJKMNPQRTWXY]{6}$/);
  expect(new Set(references).size).toBeGreaterThan(1990);
});

test('the references in a text are found as people write them, each once', () => {
  expect(referencesIn('About rr 7k3m9q, RR-7K3M9Q and CM–93EHJM: see (cm93ehjn).')).toEqual([
    'RR-7K3M9Q',
    'CM-93EHJM',
    'CM-93EHJN',
  ]);
  expect(referencesIn('RR-7K3M9QX, RR-7K3M0Q and XRR-7K3M9Q')).toEqual([]);
});
