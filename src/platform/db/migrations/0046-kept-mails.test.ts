import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachDatabase } from '#tests/support/test-database.ts';
import { up } from './0046-kept-mails.ts';

describeOnEachDatabase('received mails of an earlier release', (open) => {
  test('keep their records, and the originals of those that could not be read', async () => {
    const { db } = await open();
    for (const statement of [
      'drop table inbound_mail_chunks',
      'drop table inbound_mails',
      'alter table mailboxes drop column began_at',
      `create table inbound_mails (key text primary key, outcome text not null, lead_id text references leads (id),
        sender text not null, received_at bigint not null, message_key text, message_id text)`,
      'create index inbound_mails_sender on inbound_mails (sender, received_at)',
      'create index inbound_mails_received on inbound_mails (received_at)',
      'create index inbound_mails_lead on inbound_mails (lead_id)',
      'create index inbound_mails_message on inbound_mails (message_key)',
      `create table unreadable_mails (id text primary key, key text not null unique, reason text not null,
        size bigint not null, received_at bigint not null)`,
      `create table unreadable_mail_chunks (mail_id text not null references unreadable_mails (id) on delete cascade,
        number integer not null, sealed bytea not null, primary key (mail_id, number))`,
      "insert into inbound_mails values ('a', 'own', null, 'h', 1, 'm', null), ('b', 'unreadable', null, 'h', 2, null, null)",
      "insert into unreadable_mails values ('one', 'b', 'no-sender', 9, 2), ('two', 'c', 'not-parsed', 8, 3)",
      "insert into unreadable_mail_chunks values ('one', 0, 'x'), ('two', 0, 'y')",
    ])
      await sql.raw(statement).execute(db);
    await up(db as unknown as Kysely<unknown>);
    const rows = await db.selectFrom('inbound_mails').selectAll().orderBy('received_at').execute();
    expect(rows.map((row) => ({ ...row, size: Number(row.size) }))).toMatchObject([
      { id: 'a', key: 'a', outcome: 'own', message_key: 'm', sender: 'h', reason: null, size: 0 },
      { id: 'one', key: 'b', outcome: 'unreadable', reason: 'no-sender', size: 9 },
      { id: 'two', key: 'c', outcome: 'unreadable', reason: 'not-parsed', size: 8 },
    ]);
    const chunks = await db.selectFrom('inbound_mail_chunks').select('mail_id').orderBy('mail_id').execute();
    expect(chunks.map(({ mail_id }) => mail_id)).toEqual(['one', 'two']);
  });
});
