import { expect, test } from 'vitest';
import type { CustomerQuoteView } from '#features/quotes/server/quotes-by-link.ts';
import type { ConversationEntry } from '#features/requests/server/customer/conversation.ts';
import { askedAt, personIn, stateText, withQuotes } from './state-text.ts';

const quoted = (state: CustomerQuoteView['state'], sentAt: number) => [
  { state, document: { sentAt, revision: 1 } as CustomerQuoteView['document'] },
];
const message = (at: number, asks: { asks?: 'change' | 'requote' } = {}): ConversationEntry => ({
  kind: 'message',
  position: at,
  at,
  text: 'Two containers',
  attachments: [],
  from: '',
  ...asks,
});
const reply = (at: number): ConversationEntry => ({
  kind: 'reply',
  position: at,
  at,
  text: 'Yes',
  attachments: [],
  by: 'Elena',
});
const change = message(20, { asks: 'change' });

test('a change that was asked of the open quote is shown until somebody replies', () => {
  const open = quoted('sent', 10);
  expect(askedAt([reply(10), change], open)).toBe(20);
  expect(askedAt([reply(10), change, message(30)], open)).toBe(20);
  expect(askedAt([reply(10), change, reply(30), message(40)], open)).toBeNull();
  expect(askedAt([reply(10), message(20)], open)).toBeNull();
  expect(askedAt([change], quoted('sent', 25))).toBeNull();
  expect(askedAt([change], quoted('accepted', 10))).toBeNull();
  expect(askedAt([change], [])).toBeNull();
});

test('the contact is who replied last or wrote the quote, and nobody where a rule sent it', () => {
  const by = (document: Partial<CustomerQuoteView['document']>) => [
    { document: document as CustomerQuoteView['document'] },
  ];
  expect(personIn([reply(10)], by({ preparedBy: 'Daniel' }))).toBe('Elena');
  expect(personIn([], by({ preparedBy: 'Daniel' }))).toBe('Daniel');
  expect(personIn([], by({ preparedBy: 'Harbor Lines', isByRule: true }))).toBe('');
});

test('a new request that was answered is not said to wait for our answer', () => {
  const t = {
    stages: { new: 'waiting', quoted: 'answered' },
    strings: { progressOfRequest: { steps: ['', '', ''] } },
    shipment: { cancelled: { title: '' }, delivered: '' },
  } as unknown as Parameters<typeof stateText>[1];
  const lead = { stage: 'new', isMerged: false } as Parameters<typeof stateText>[0]['lead'];
  const textOf = (isPromise: boolean) =>
    stateText({ lead, answer: { isPromise, at: 10 }, quotes: [], shipment: null }, t);
  expect([textOf(true), textOf(false)]).toEqual(['waiting', 'answered']);
});

test('the text of the mail of a quote stands among the messages, and another quote may be asked for', () => {
  const declined = quoted('declined', 10);
  const entries = withQuotes(
    [reply(5), message(20, { asks: 'requote' })],
    declined.map((quote) => ({ ...quote, message: 'Yes, delivery is included.' })),
  );
  expect(entries.map(({ text, at }) => [text, at])).toEqual([
    [reply(5).text, 5],
    ['Yes, delivery is included.', 10],
    [message(20).text, 20],
  ]);
  expect(entries[1]).toMatchObject({ kind: 'reply', revision: 1 });
  expect(askedAt(entries, declined)).toBe(20);
  expect(askedAt([...entries, reply(30)], declined)).toBeNull();
  expect(askedAt(entries, quoted('accepted', 10))).toBeNull();
});
