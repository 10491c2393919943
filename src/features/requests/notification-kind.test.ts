import { expect, test } from 'vitest';
import type { LeadEventData } from './lead.ts';
import { notificationKindOf } from './notification-kind.ts';

const pia = { id: 'pia', name: 'Pia' };
const olga = { id: 'olga', name: 'Olga' };

const kindOf = (data: LeadEventData, by: typeof pia | null, ownerId: string | null = 'pia') =>
  notificationKindOf(
    {
      actor: by ? { kind: 'staff', ...by } : { kind: 'customer' },
      data,
      lead: { reference: 'RR-7K3M9Q', name: 'Ana', stage: 'new', ownerId },
    },
    'pia',
  );

const assigned = { type: 'owner', from: null, to: pia } as const;
const note = { type: 'note', text: 'See @Pia', mentions: [pia] } as const satisfies LeadEventData;
const message: LeadEventData = {
  type: 'message',
  via: 'page',
  from: '',
  text: 'Thanks',
  quoted: '',
  attachments: [],
  dueAt: 1,
};

test('an event notifies the person whom it concerns, and nobody of their own act', () => {
  expect(kindOf(assigned, olga)).toBe('assigned');
  expect(kindOf(assigned, pia)).toBeNull();
  expect(kindOf({ ...assigned, to: olga }, olga)).toBeNull();
  expect(kindOf({ ...assigned, to: null }, olga)).toBeNull();
  expect(kindOf(note, olga)).toBe('mentioned');
  expect(kindOf(note, pia)).toBeNull();
  expect(kindOf({ ...note, mentions: [olga] }, olga)).toBeNull();
  expect(kindOf(message, null)).toBe('answered');
  expect(kindOf(message, null, 'olga')).toBeNull();
  expect(kindOf(message, null, null)).toBeNull();
  expect(kindOf({ type: 'received' }, null)).toBeNull();
});
