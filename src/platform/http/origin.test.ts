import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sameOriginOnly } from './origin.ts';

const app = new Hono();
app.use(sameOriginOnly('https://forwarder.example', (context) => context.text('no', 403)));
app.all('*', (context) => context.text('yes'));

async function statusOf(headers: Record<string, string>, method = 'POST'): Promise<number> {
  const request = new Request('http://127.0.0.1:3000/profile', { method, headers });
  request.headers.set('host', '127.0.0.1:3000');
  return (await app.request(request)).status;
}

test.each([
  ['our own page', { Origin: 'http://127.0.0.1:3000', 'Sec-Fetch-Site': 'same-origin' }],
  ['our public address behind a proxy', { Origin: 'https://forwarder.example' }],
  ['a program, which sends none', {}],
  ['a program that says it is nobody’s page', { 'Sec-Fetch-Site': 'none' }],
  ['our own page that sends no referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
])('a post of %s is let through', async (_who, headers) => {
  expect(await statusOf(headers)).toBe(200);
});

test.each([
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  [
    'another site, whatever else it says',
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
  ],
  ['another port of this host', { Origin: 'http://127.0.0.1:4000', 'Sec-Fetch-Site': 'same-site' }],
  ['a name that only begins like ours', { Origin: 'https://forwarder.example.evil.example' }],
  ['a sandboxed frame of another site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
  ['a sandboxed frame of a neighbour', { Origin: 'null', 'Sec-Fetch-Site': 'same-site' }],
  ['nobody’s page', { Origin: 'null', 'Sec-Fetch-Site': 'none' }],
  ['a browser that says no more than null', { Origin: 'null' }],
  ['another site that leaves Origin out', { 'Sec-Fetch-Site': 'cross-site' }],
  ['a neighbour that leaves Origin out', { 'Sec-Fetch-Site': 'same-site' }],
  ['our public address over http', { Origin: 'http://forwarder.example' }],
  ['a list of sites', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site, same-origin' }],
  ['an Origin of nothing', { Origin: '', 'Sec-Fetch-Site': 'same-origin' }],
  ['an Origin in capitals', { Origin: 'NULL', 'Sec-Fetch-Site': 'same-origin' }],
  ['a referrer alone', { Origin: 'null', Referer: 'https://forwarder.example/resetpassword' }],
])('a post of %s is refused', async (_who, headers) => {
  expect(await statusOf(headers)).toBe(403);
});

test('accepts reads from any site', async () => {
  expect(await statusOf({ Origin: 'https://evil.example' }, 'GET')).toBe(200);
});
