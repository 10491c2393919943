import { expect, test } from 'vitest';
import { webhookExample } from '../strings/en/connections.ts';
import { signatureOf } from './secrets.ts';

test('the code that the page shows takes what is ours and nothing else', async () => {
  const { isFromTheDesk } = await import(`data:text/javascript,${encodeURIComponent(webhookExample)}`);
  const [ours, before, other] = ['a', 'b', 'c'].map((letter) => Buffer.alloc(32, letter));
  if (!ours || !before || !other) throw new Error('unreachable');
  const now = Math.floor(Date.now() / 1000);
  const takes = (secrets: Buffer[], { timestamp = now, received = '{"a":"ñ"}', id = 'one' } = {}) => {
    const signed = { id: 'one', timestamp, body: '{"a":"ñ"}' };
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signatureOf(signed, secrets),
    };
    return isFromTheDesk(headers, received, `whsec_${ours.toString('base64')}`);
  };
  expect(takes([ours])).toBe(true);
  expect(takes([before, ours])).toBe(true);
  expect(takes([other])).toBe(false);
  expect(takes([ours], { received: '{"a":"n"}' })).toBe(false);
  expect(takes([ours], { id: 'two' })).toBe(false);
  expect(takes([ours], { timestamp: now - 3600 })).toBe(false);
});
