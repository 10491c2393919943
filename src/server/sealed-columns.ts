import { sql } from 'kysely';
import type { Db } from '#platform/db/open-database.ts';
import { chunkSize } from '#platform/files/stored-file.ts';
import type { SealContext } from '#platform/secrets/cipher.ts';

type Row = Record<string, string | number>;

/** A column of sealed values, and what binds each to its row. */
export interface SealedColumn {
  table: string;
  column: string;
  /** The columns of the primary key: one, or an id and a number. */
  key: [string] | [string, string];
  /** Columns that the context needs, as SQL. */
  select?: string;
  join?: string;
  contextOf: (row: Row) => SealContext;
  /** Table whose rows have their content in these values, in parts. */
  contentOf?: string;
}

const chunksIn = (size: unknown) => Math.ceil(Number(size) / chunkSize);

/** The chunks of a file; `owner` as SQL. */
function fileChunks(
  table: string,
  id: string,
  { of, join, owner }: { of: string; join: string; owner: string },
): SealedColumn {
  return {
    table,
    contentOf: of,
    column: 'sealed',
    key: [id, 'number'],
    join,
    select: `${owner} as owner, (select count(*) from ${table} c where c.${id} = t.${id}) as chunks`,
    contextOf: (row) => ({
      file: String(row[id]),
      owner: String(row.owner),
      chunk: Number(row.number),
      of: Number(row.chunks),
    }),
  };
}

const twoFactor = ['accounts', 'staff'].flatMap((table) =>
  ['two_factor_secret', 'two_factor_pending'].map(
    (column): SealedColumn => ({
      table,
      column,
      key: ['id'],
      contextOf: ({ id }) => ({ twoFactor: String(id) }),
    }),
  ),
);

const webhookSecrets = ['secret', 'previous_secret'].map(
  (column): SealedColumn => ({
    table: 'webhooks',
    column,
    key: ['id'],
    contextOf: ({ id }) => ({ webhook: String(id) }),
  }),
);

const mailConnection = (['content', 'tokens', 'pending', 'backups'] as const).map(
  (column): SealedColumn => ({
    table: 'mail_connection',
    column,
    key: ['id'],
    contextOf: () => ({ mailConnection: column }),
  }),
);

/** Every column whose values are sealed with the key of the site. A test compares it with the schema. */
export const sealedColumns: SealedColumn[] = [
  ...twoFactor,
  ...webhookSecrets,
  ...mailConnection,
  {
    table: 'secret_links',
    column: 'sealed',
    key: ['lead_id', 'id'],
    contextOf: ({ id }) => ({ secretLink: String(id) }),
  },
  {
    table: 'kyc_cases',
    column: 'answers',
    key: ['id'],
    select: 'account_id',
    contextOf: ({ account_id }) => ({ answers: String(account_id) }),
  },
  fileChunks('file_chunks', 'file_id', {
    of: 'files',
    join: 'join files f on f.id = t.file_id left join kyc_cases k on k.id = f.kyc_case_id',
    owner: `coalesce(k.account_id, 'settings')`,
  }),
  fileChunks('inbound_mail_chunks', 'mail_id', {
    of: 'inbound_mails',
    join: '',
    owner: `'inbound-mail'`,
  }),
  {
    table: 'attachment_chunks',
    contentOf: 'attachments',
    column: 'sealed',
    key: ['attachment_id', 'number'],
    // One that still arrives is sent again, or deleted after a day.
    join: 'join attachments a on a.id = t.attachment_id and a.stored_at is not null',
    select: 'a.upload_key as upload_key, a.size as size',
    contextOf: ({ attachment_id, upload_key, number, size }) => ({
      attachment: String(attachment_id),
      uploadKey: String(upload_key),
      chunk: Number(number),
      last: Number(number) === chunksIn(size) - 1,
    }),
  },
];

/** A sealed value with its context, and the change that puts another one in its place. */
export interface SealedValue {
  /** Values of the primary key. */
  key: (string | number)[];
  sealed: Uint8Array;
  context: SealContext;
  /** Does nothing where the value was changed since. */
  replace(transaction: Db, sealed: Uint8Array): Promise<unknown>;
}

/** Yields every sealed value of a column, some rows at a time. */
export async function* readSealed(db: Db, column: SealedColumn, batch = 50): AsyncGenerator<SealedValue[]> {
  const { table, key, join = '', select, contextOf } = column;
  const keyColumns = sql.join(key.map((name) => sql.ref(`t.${name}`)));
  let after: (string | number)[] | null = null;
  while (true) {
    const since: ReturnType<typeof sql> = after
      ? sql`and (${keyColumns}) > (${sql.join(after.map((value) => sql.val(value)))})`
      : sql``;
    const { rows }: { rows: (Row & { value: Uint8Array })[] } = await sql<Row & { value: Uint8Array }>`
      select ${keyColumns}, ${sql.ref(`t.${column.column}`)} as value ${sql.raw(select ? `, ${select}` : '')}
      from ${sql.table(table)} t ${sql.raw(join)}
      where ${sql.ref(`t.${column.column}`)} is not null ${since}
      order by ${keyColumns} limit ${batch}
    `.execute(db);
    if (rows.length === 0) return;
    yield rows.map((row) => ({
      key: key.map((name) => row[name] ?? ''),
      sealed: row.value,
      context: contextOf(row),
      replace: (transaction, sealed) =>
        sql`
          update ${sql.table(table)} set ${sql.ref(column.column)} = ${sealed}
          where ${sql.join(
            key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
            sql` and `,
          )} and ${sql.ref(column.column)} = ${row.value}
        `.execute(transaction),
    }));
    const last: Row = rows.at(-1) ?? {};
    after = key.map((name) => last[name] ?? '');
  }
}
