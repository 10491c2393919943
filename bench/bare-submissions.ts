import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { openDatabase } from '../src/platform/db/open-database.ts';

/*
 * The yardstick of a stored submission: a bare node:http server that parses the same JSON and makes the same inserts in
 * one durable transaction for each request, with prepared statements. It validates nothing and sends no mail.
 * PORT, and DATA_DIR or DATABASE_URL; POST /api/v1/raterequestform.
 */

type Value = string | number | null;
type Row = Record<string, Value>;
type Rows = [table: keyof typeof columns, row: Row][];

const columns = {
  leads:
    'id kind reference stage folder spam_score spam_reasons text_hash dedupe_key locale name company email phone service about email_key payload received_at due_at promised_at account_id version owner_id lost_reason replied_at first_replied_at customer_wrote_at waits_until merged_into follows_id erased_at number',
  outbox:
    'id channel type props locale subject_id state attempts next_attempt_at last_error created_at sent_at settled_at',
  mail_counts: 'recipient hour_began_at in_hour day_began_at in_day',
  secret_links: 'lead_id id secret secret_hash created_at created_by revoked_at revoked_by',
  lead_events: 'position lead_id version type data actor_kind actor_id actor_name at',
  lead_search: 'rowid terms facets',
};

/** An insert of one row; the address of a request may be known already. */
function insertInto(table: keyof typeof columns, placeholder: (index: number) => string): string {
  const names = columns[table].split(' ');
  const values = names.map((_, index) => placeholder(index)).join(', ');
  const known = ' on conflict (recipient) do update set in_hour = mail_counts.in_hour + 1';
  return `insert into ${table} (${names.join(', ')}) values (${values})${table === 'mail_counts' ? known : ''}`;
}

const valuesOf = (table: keyof typeof columns, row: Row): Value[] =>
  columns[table].split(' ').map((name) => row[name] ?? null);

let lastNumber = 0;

/** The rows that the site stores for a rate request: the request, its link, two mails, their count, its event and its search terms. */
function rowsOf(answers: Record<string, string>): Rows {
  const now = Date.now();
  const id = uuidv7();
  lastNumber += 1;
  const email = answers.email ?? '';
  const reference = `RR-${lastNumber.toString(36).toUpperCase().padStart(6, '0')}`;
  const secret = `${id}`.replaceAll('-', '');
  const dueAt = now + 86_400_000;
  const lead: Row = {
    id,
    kind: 'rate-request',
    reference,
    stage: 'new',
    folder: 'inbox',
    spam_score: 0,
    spam_reasons: '[]',
    text_hash: id,
    dedupe_key: null,
    locale: 'en',
    name: answers.clientName ?? '',
    company: answers.brandName ?? '',
    email,
    phone: answers.phone ?? '',
    about: (answers.productToExport || answers.products || answers.objective || '').slice(0, 160),
    email_key: email.toLowerCase(),
    payload: JSON.stringify(answers),
    received_at: now,
    due_at: dueAt,
    promised_at: dueAt,
    version: 1,
    waits_until: dueAt,
    number: lastNumber,
  };
  const props = JSON.stringify({
    id,
    lead: { kind: 'rate-request', answers },
    locale: 'en',
    name: lead.name,
    email,
    reference,
    secret,
    folder: 'inbox',
    receivedAt: now,
    dueAt,
  });
  const mail = (name: string): Row => ({
    id: uuidv7(),
    channel: 'mail',
    type: name,
    props,
    locale: 'en',
    subject_id: id,
    // No worker of the site that is started on this database afterwards delivers it.
    state: 'dropped',
    attempts: 0,
    next_attempt_at: now,
    created_at: now,
  });
  const terms = new Set(
    Object.values(answers)
      .join(' ')
      .toLowerCase()
      .match(/[a-z0-9]+/g),
  );
  return [
    ['leads', lead],
    ['secret_links', { lead_id: id, id: uuidv7(), secret, secret_hash: id, created_at: now }],
    ['outbox', mail('lead-for-desk')],
    ['outbox', mail('lead-acknowledgement')],
    ['mail_counts', { recipient: email, hour_began_at: now, in_hour: 1, day_began_at: now, in_day: 1 }],
    [
      'lead_events',
      {
        position: lastNumber,
        lead_id: id,
        version: 1,
        type: 'received',
        data: '{}',
        actor_kind: 'customer',
        at: now,
      },
    ],
    [
      'lead_search',
      {
        rowid: lastNumber,
        terms: [...terms].join(' '),
        facets:
          'folder:inbox stage:new kind:rate-request owner:none locale:en waits:yes company:acme phone:none',
      },
    ],
  ];
}

type Store = (rows: Rows) => void | Promise<void>;

function openSqlite(dataDir: string): Store {
  const file = new DatabaseSync(join(dataDir, 'desk.sqlite'));
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  file.exec('pragma secure_delete = on;');
  const tables = Object.keys(columns) as (keyof typeof columns)[];
  const inserts = new Map(tables.map((table) => [table, file.prepare(insertInto(table, () => '?'))]));
  const begin = file.prepare('begin immediate');
  const commit = file.prepare('commit');
  return (rows) => {
    begin.run();
    for (const [table, row] of rows) inserts.get(table)?.run(...valuesOf(table, row));
    commit.run();
  };
}

function openPostgres(databaseUrl: string): Store {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  return async (rows) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      for (const [table, row] of rows)
        await client.query({
          name: table,
          text: insertInto(table, (index) => `$${index + 1}`),
          values: valuesOf(table, row),
        });
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  request.setEncoding('utf8');
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

const { PORT = '3000', DATA_DIR: dataDir = './data', DATABASE_URL: databaseUrl } = process.env;
const { close } = await openDatabase({ databaseUrl, dataDir, onLostConnection: () => {} });
await close();
const store = databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);

createServer(async (request, response) => {
  if (request.method !== 'POST' || request.url !== '/api/v1/raterequestform') {
    response.writeHead(request.method === 'GET' ? 200 : 404).end();
    return;
  }
  await store(rowsOf(await bodyOf(request)));
  const body = JSON.stringify({ success: true, message: 'Stored.' });
  response
    .writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) })
    .end(body);
}).listen(Number(PORT), '127.0.0.1', () => console.log(`The yardstick is at http://127.0.0.1:${PORT}`));
