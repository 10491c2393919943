import {
  type CleanedWhere,
  createAdapterFactory,
  type DBAdapter,
  type DBAdapterInstance,
  type DBTransactionAdapter,
  type Where,
} from 'better-auth/adapters';
import { APIError } from 'better-auth/api';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { hashToken } from '../auth/token-hash.ts';
import type { Db } from '../db/open-database.ts';
import { transact } from '../db/transact.ts';

type Row = Record<string, unknown>;
type AnyTables = Record<string, Row>;

const comparisons = {
  eq: '=',
  ne: '!=',
  lt: '<',
  lte: '<=',
  gt: '>',
  gte: '>=',
  in: 'in',
  not_in: 'not in',
} as const;

function compare(expression: ExpressionBuilder<AnyTables, string>, clause: CleanedWhere) {
  const { field, operator = 'eq', value } = clause;
  if (!(operator in comparisons))
    throw new Error(`The database adapter does not know the operator ${operator}.`);
  if (value === null) return expression(field, operator === 'ne' ? 'is not' : 'is', null);
  return expression(field, comparisons[operator as keyof typeof comparisons], value);
}

/** better-auth's meaning: every AND clause, and one at least of the OR clauses. */
function matching(where: CleanedWhere[] = []) {
  return (expression: ExpressionBuilder<AnyTables, string>) => {
    const all = where.filter(({ connector }) => connector !== 'OR');
    const any = where.filter(({ connector }) => connector === 'OR');
    return expression.and([
      ...all.map((clause) => compare(expression, clause)),
      ...(any.length > 0 ? [expression.or(any.map((clause) => compare(expression, clause)))] : []),
    ]);
  };
}

type Query = (parameters: never) => Promise<unknown>;

/**
 * The same queries, whose errors better-auth passes on: it replaces every other error with one of its own, sometimes a
 * refusal such as 422, and the cause is lost.
 */
function passErrorsOn<Queries extends Record<string, Query>>(queries: Queries): Queries {
  const wrapped = Object.entries(queries).map(([name, query]) => [
    name,
    async (parameters: never) => {
      try {
        return await query(parameters);
      } catch (cause) {
        throw new APIError('INTERNAL_SERVER_ERROR', { message: 'The database failed.', cause });
      }
    },
  ]);
  return Object.fromEntries(wrapped);
}

function queries(db: Kysely<AnyTables>) {
  return {
    async create<T extends Row>({ model, data }: { model: string; data: T }) {
      return (await db.insertInto(model).values(data).returningAll().executeTakeFirstOrThrow()) as T;
    },
    async findOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
      const row = await db.selectFrom(model).selectAll().where(matching(where)).limit(1).executeTakeFirst();
      return (row ?? null) as T | null;
    },
    async findMany<T>(query: {
      model: string;
      where?: CleanedWhere[] | undefined;
      limit: number;
      sortBy?: { field: string; direction: 'asc' | 'desc' } | undefined;
      offset?: number | undefined;
    }) {
      const { model, where, limit, offset = 0, sortBy } = query;
      const found = db.selectFrom(model).selectAll().where(matching(where)).limit(limit).offset(offset);
      const sorted = sortBy ? found.orderBy(columnName(sortBy.field), sortBy.direction) : found;
      return (await sorted.execute()) as T[];
    },
    async update<T>({ model, where, update }: { model: string; where: CleanedWhere[]; update: T }) {
      const changed = db
        .updateTable(model)
        .set(update as Row)
        .where(matching(where));
      return ((await changed.returningAll().executeTakeFirst()) ?? null) as T | null;
    },
    async updateMany({ model, where, update }: { model: string; where: CleanedWhere[]; update: Row }) {
      const { numUpdatedRows } = await db
        .updateTable(model)
        .set(update)
        .where(matching(where))
        .executeTakeFirstOrThrow();
      return Number(numUpdatedRows);
    },
    async delete({ model, where }: { model: string; where: CleanedWhere[] }) {
      await db.deleteFrom(model).where(matching(where)).execute();
    },
    async deleteMany({ model, where }: { model: string; where: CleanedWhere[] }) {
      const { numDeletedRows } = await db.deleteFrom(model).where(matching(where)).executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
    async consumeOne<T>({ model, where }: { model: string; where: CleanedWhere[] }) {
      const row = await db.deleteFrom(model).where(matching(where)).returningAll().executeTakeFirst();
      return (row ?? null) as T | null;
    },
    async count({ model, where }: { model: string; where?: CleanedWhere[] | undefined }) {
      const { count } = await db
        .selectFrom(model)
        .select((expression) => expression.fn.countAll<number>().as('count'))
        .where(matching(where))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

/** The factory maps the names in every clause but this one. */
function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function toStored(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'boolean' ? Number(value) : value;
}

/**
 * better-auth's access to the database, in the subset that both databases share: its own would write dates as
 * PostgreSQL's type on one and as text on the other. Times are milliseconds, booleans 0 and 1.
 */
export function authAdapter(db: Db, { inTransaction = false } = {}): ReturnType<typeof createAdapterFactory> {
  return (options) =>
    createAdapterFactory({
      config: {
        adapterId: 'kysely-portable',
        supportsNumericIds: false,
        supportsDates: true,
        supportsBooleans: true,
        transaction: inTransaction
          ? false
          : (work) =>
              transact(db, (transaction) => work(authAdapter(transaction, { inTransaction: true })(options))),
        customTransformInput: ({ data }) => toStored(data),
        customTransformOutput: ({ data, fieldAttributes: { type } }) => {
          if (data === null || data === undefined) return data;
          if (type === 'date') return new Date(Number(data));
          return type === 'boolean' ? Boolean(data) : data;
        },
      },
      adapter: () => passErrorsOn(queries(db as unknown as Kysely<AnyTables>)),
    })(options);
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
