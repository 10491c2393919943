import { expect, test } from 'vitest';
import type { CustomerQuoteView } from '../../../features/quotes/server/quotes-by-link.ts';
import type { ConversationEntry } from '../../../features/requests/server/customer/conversation.ts';
import { changeAskedAt, personIn } from './state-text.ts';

const quoted = (state: CustomerQuoteView['state'], sentAt: number) => [
  { state, document: { sentAt } as CustomerQuoteView['document'] },
];
const message = (at: number, asks: { asksForChange?: true } = {}): ConversationEntry => ({
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
const change = message(20, { asksForChange: true });

test('a change that was asked of the open quote is shown until somebody replies', () => {
  const open = quoted('sent', 10);
  expect(changeAskedAt([reply(10), change], open)).toBe(20);
  expect(changeAskedAt([reply(10), change, message(30)], open)).toBe(20);
  expect(changeAskedAt([reply(10), change, reply(30), message(40)], open)).toBeNull();
  expect(changeAskedAt([reply(10), message(20)], open)).toBeNull();
  expect(changeAskedAt([change], quoted('sent', 25))).toBeNull();
  expect(changeAskedAt([change], quoted('accepted', 10))).toBeNull();
  expect(changeAskedAt([change], [])).toBeNull();
});

test('the contact is who replied last or wrote the quote, and nobody where a rule sent it', () => {
  const by = (document: Partial<CustomerQuoteView['document']>) => [
    { document: document as CustomerQuoteView['document'] },
  ];
  expect(personIn([reply(10)], by({ preparedBy: 'Daniel' }))).toBe('Elena');
  expect(personIn([], by({ preparedBy: 'Daniel' }))).toBe('Daniel');
  expect(personIn([], by({ preparedBy: 'Harbor Lines', isByRule: true }))).toBe('');
});
