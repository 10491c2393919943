import { type CleanedWhere, createAdapterFactory } from 'better-auth/adapters';
import { APIError } from 'better-auth/api';
import type { ExpressionBuilder, Kysely } from 'kysely';
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
        adapterId: 'house',
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
