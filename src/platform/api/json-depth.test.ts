import { expect, test } from 'vitest';
import { createTestApp } from '#tests/support/test-app.ts';
import { describeOnDatabase } from '#tests/support/test-database.ts';
import { isNestedBeyond } from './json-depth.ts';

test('counts how deep lists and objects lie, not brackets in strings', () => {
  expect(isNestedBeyond('[{"a":[1]},[[2]]]', 3)).toBe(false);
  expect(isNestedBeyond('[{"a":[1]},[[2]]]', 2)).toBe(true);
  expect(isNestedBeyond('["[[[", "\\"[[[", "\\\\", [1]]', 2)).toBe(false);
});

describeOnDatabase('a body of JSON', (open) => {
  test('is refused when it is nested too deep', async () => {
    const app = await createTestApp(await open());
    const deep = `{"message":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;
    const response = await app.post('/api/v1/contactform', deep);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: 'The body is nested more than 32 levels deep.' });
  });
});
