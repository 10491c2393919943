import { createHash, randomBytes } from 'node:crypto';
import type { DBAdapter, DBAdapterInstance, DBTransactionAdapter, Where } from 'better-auth/adapters';

/** What is kept of a token or a link in a mail: enough to know it again, of no use to whoever reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** 256 random bits, for a link in a mail. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashClause(clause: Where): Where {
  if (clause.field !== 'token') return clause;
  const { value } = clause;
  if (typeof value === 'string') return { ...clause, value: hashToken(value) };
  if (Array.isArray(value)) return { ...clause, value: value.map((token) => hashToken(String(token))) };
  return clause;
}

function hashWhere<Query extends { model: string; where?: Where[] | undefined }>(query: Query): Query {
  if (query.model !== 'session' || !query.where) return query;
  return { ...query, where: query.where.map(hashClause) };
}

/** What came back holds the hash; whoever asked by the token gets the token. */
function withToken<Row>(
  row: Row,
  { model, where = [] }: { model: string; where?: Where[] | undefined },
): Row {
  const asked = where.find(({ field }) => field === 'token')?.value;
  return row && model === 'session' && typeof asked === 'string' ? { ...row, token: asked } : row;
}

function hashing<Adapter extends DBTransactionAdapter>(adapter: Adapter): Adapter {
  return {
    ...adapter,
    async create(query: Parameters<DBAdapter['create']>[0]) {
      if (query.model !== 'session') return adapter.create(query);
      const token = String(query.data.token);
      const row = await adapter.create({ ...query, data: { ...query.data, token: hashToken(token) } });
      return { ...row, token };
    },
    findOne: async (query: Parameters<DBAdapter['findOne']>[0]) =>
      withToken(await adapter.findOne(hashWhere(query)), query),
    findMany: (query: Parameters<DBAdapter['findMany']>[0]) => adapter.findMany(hashWhere(query)),
    update: async (query: Parameters<DBAdapter['update']>[0]) =>
      withToken(await adapter.update(hashWhere(query)), query),
    updateMany: (query: Parameters<DBAdapter['updateMany']>[0]) => adapter.updateMany(hashWhere(query)),
    delete: (query: Parameters<DBAdapter['delete']>[0]) => adapter.delete(hashWhere(query)),
    deleteMany: (query: Parameters<DBAdapter['deleteMany']>[0]) => adapter.deleteMany(hashWhere(query)),
    consumeOne: (query: Parameters<DBAdapter['consumeOne']>[0]) => adapter.consumeOne(hashWhere(query)),
    count: (query: Parameters<DBAdapter['count']>[0]) => adapter.count(hashWhere(query)),
  } as Adapter;
}

/** Lets better-auth, which would store session tokens as they are, store and look up their hashes. */
export function hashingTokens(adapterFor: DBAdapterInstance): DBAdapterInstance {
  return (options) => {
    const adapter = adapterFor(options);
    return {
      ...hashing(adapter),
      transaction: (work) => adapter.transaction((transaction) => work(hashing(transaction))),
    };
  };
}
