import { expect, test } from 'vitest';
import type { OutboxRow } from '../outbox/outbox-rows.ts';
import { deliverMail } from './deliver-mail.ts';

const composed = () => ({
  from: { name: 'Example', address: 'no-reply@example.com' },
  to: { name: 'Ana', address: 'ana@example.com' },
  subject: 'Your request',
  html: '<p>Hello</p>',
  text: 'Hello',
  mime: new Uint8Array([1, 2, 3]),
});

const row = { id: '1', email: 'lead-acknowledgement', props: '{}' } as OutboxRow;

test.for([
  { title: 'delivered', failure: null },
  { title: 'refused', failure: new Error('The disk is full.') },
])('frees the bytes of a mail after it was $title, and not before', async ({ failure }) => {
  const mail = composed();
  let delivered: number[] = [];
  const transport = {
    deliver: async ({ mime }: { mime?: Uint8Array }) => {
      await new Promise((done) => setTimeout(done, 5));
      delivered = [...(mime ?? [])];
      if (failure) throw failure;
    },
    close: async () => {},
  };
  const deliver = deliverMail({ transport, compose: async () => mail });
  const { outcome } = await deliver(row, new AbortController().signal);
  expect(outcome).toBe(failure ? 'failed' : 'sent');
  expect(delivered).toEqual([1, 2, 3]);
  expect(mail.mime.byteLength).toBe(0);
});
