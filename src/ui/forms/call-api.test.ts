import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from './call-api.ts';

afterEach(() => vi.unstubAllGlobals());

async function outcomeOf(status: number, reply: unknown) {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', async () => Response.json(reply, { status }));
  return callApi('POST', '/signin', {});
}

test.each([
  [{ error: 'No such user', msg: 'Not signed in' }, 'No such user'],
  [{ error: 'No such user' }, 'No such user'],
  [{ msg: 'Not signed in' }, 'Not signed in'],
  [{ message: 'Too many attempts' }, 'Too many attempts'],
  [{ error: '', msg: '' }, ''],
  [{}, ''],
])('takes the message of a refusal %j from whichever field there is', async (reply, message) => {
  expect(await outcomeOf(401, reply)).toEqual({ ok: false, status: 401, message, errors: {} });
});

test('takes an error for a refusal, whatever the status says', async () => {
  expect(await outcomeOf(200, { error: 'No such user', token: 'x' })).toMatchObject({
    ok: false,
    message: 'No such user',
  });
  const reply = { msg: 'Signed in', token: 'x' };
  expect(await outcomeOf(200, reply)).toEqual({ ok: true, body: reply });
});
