import { expect, test } from 'vitest';
import { jsonText } from '../db/json-text.ts';
import type { OutboxRow } from '../outbox/outbox-rows.ts';
import { deliverMail } from './deliver-mail.ts';
import { unknownEmail } from './emails.ts';

const composed = () => ({
  from: { name: 'Example', address: 'no-reply@example.com' },
  to: { name: 'Ana', address: 'ana@example.com' },
  subject: 'Your request',
  html: '<p>Hello</p>',
  text: 'Hello',
});

const log = { error: () => {} };

const request = { withAnswers: true, lead: { kind: 'rate-request', answers: {} } };

test('the company’s mail does not wait for many mails with a PDF, which leave after it', async () => {
  const compositions: (() => void)[] = [];
  const deliver = deliverMail({
    transport: { deliver: async () => {}, close: async () => {} },
    compose: async (name) => {
      if (name === 'lead-acknowledgement') await new Promise<void>((done) => compositions.push(done));
      return composed();
    },
    log,
    clock: () => 1_000,
  });
  const attempt = (email: string, props: object) =>
    deliver({ ...row, type: email, props: jsonText(props) }, new AbortController().signal);
  const withPdf = Array.from({ length: 5 }, () => attempt('lead-acknowledgement', request));
  expect(await attempt('lead-acknowledgement', request)).toEqual({ outcome: 'deferred', until: 1_000 });
  expect(await attempt('lead-for-desk', request)).toMatchObject({ outcome: 'sent' });
  for (const finish of compositions.splice(0)) finish();
  expect(await Promise.all(withPdf)).toMatchObject(Array(5).fill({ outcome: 'sent' }));
  const next = attempt('lead-acknowledgement', request);
  compositions[0]?.();
  expect(await next).toMatchObject({ outcome: 'sent' });
});

const row = { id: '1', type: 'lead-acknowledgement', props: '{}' } as OutboxRow;

test('a mail that the composer has kept is not delivered again, and one that it could not keep is tried again', async () => {
  const delivered: unknown[] = [];
  const keep = (failure: { message: string; code?: string } | null) =>
    deliverMail({
      transport: {
        keepsFiles: true,
        deliver: async (mail) => void delivered.push(mail),
        close: async () => {},
      },
      compose: async () => ({ failure }),
      log,
    })(row, new AbortController().signal);
  expect(await keep(null)).toEqual({ outcome: 'sent', keptAsFile: true });
  const reason = 'ENOSPC: no space left on device, write';
  expect(await keep({ message: reason, code: 'ENOSPC' })).toMatchObject({
    outcome: 'failed',
    reason,
    permanent: false,
  });
  expect(delivered).toEqual([]);
});

test('a mail attaches its stored file, and leaves without one that is gone', async () => {
  const composedWith: unknown[] = [];
  const logged: unknown[] = [];
  const files = new Map([
    ['file-1', { name: 'a.pdf', type: 'application/pdf', content: new Uint8Array([1]) }],
  ]);
  const deliver = deliverMail({
    transport: { deliver: async () => {}, close: async () => {} },
    compose: async (_name, _props, { file, withoutAttachments }) => {
      composedWith.push({ file, withoutAttachments });
      return composed();
    },
    readFile: async (fileId) => files.get(fileId) ?? null,
    log: { error: (line: unknown) => logged.push(line) } as never,
  });
  const send = (fileId: string) =>
    deliver({ ...row, type: 'quote-sent', props: jsonText({ fileId }) }, new AbortController().signal);
  expect(await send('file-1')).toEqual({ outcome: 'sent', keptAsFile: false });
  expect(await send('file-2')).toEqual({ outcome: 'sent', keptAsFile: false, problem: 'not-attached' });
  expect(composedWith).toEqual([
    { file: files.get('file-1'), withoutAttachments: undefined },
    { file: undefined, withoutAttachments: true },
  ]);
  expect(logged).toMatchObject([{ event: 'mail.attachment_failed' }]);
});

test('a mail that a fault of ours keeps from being composed is tried again; a row that cannot be read is not', async () => {
  const deliver = deliverMail({
    transport: { deliver: async () => {}, close: async () => {} },
    compose: (name: string) =>
      Promise.reject(name === 'unknown' ? new Error(unknownEmail) : new TypeError('x is not a function')),
    log,
  });
  const attempt = (changed: Partial<OutboxRow>) =>
    deliver({ ...row, ...changed }, new AbortController().signal);
  const failed = { outcome: 'failed', problem: 'not-composed' };
  expect(await attempt({})).toMatchObject({ ...failed, permanent: false });
  expect(await attempt({ type: 'unknown' })).toMatchObject({ ...failed, permanent: true });
  expect(await attempt({ props: '{' as OutboxRow['props'] })).toMatchObject({ ...failed, permanent: true });
});
