import type { Compilable, CompiledQuery, DialectAdapter, Kysely, QueryResult } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** Values of a query by name, or a list of them for an insert of several rows. */
type Values = object | readonly object[];

/** Stands for a value while a query is compiled. */
class Placeholder {
  readonly row: number;
  readonly name: string;

  constructor(row: number, name: string) {
    this.row = row;
    this.name = name;
  }

  /** A value that is computed while the query is built would be compiled into it. */
  [Symbol.toPrimitive](): never {
    throw new TypeError(`The value ${this.name} of a prepared query cannot be computed with.`);
  }
}

interface Compiled<Row> {
  query: CompiledQuery<Row>;
  parameters: readonly unknown[];
}

const preparedNames = new Map<string, string>();

/** The name of a prepared statement for PostgreSQL; undefined for a query that was not prepared. */
export function preparedNameOf(sql: string): string | undefined {
  return preparedNames.get(sql);
}

const rowsIn = (values: Values) => (Array.isArray(values) ? values : [values]) as Record<string, unknown>[];

/**
 * A query that is built and compiled once for each dialect and number of rows, and then runs with other values: for the
 * busiest paths, where compiling takes longer than running. `build` uses its values only as parameters; it must be given
 * values with the same names each time. Rejects when the database does.
 */
export function prepareQuery<Input extends Values, Row>(
  build: (db: Db, values: Input) => Compilable<Row>,
): (db: Db, values: Input) => Promise<QueryResult<Row>> {
  const compiledFor = new WeakMap<DialectAdapter, Map<number, Compiled<Row>>>();

  function compile(db: Db, values: Input): Compiled<Row> {
    const placeholders = rowsIn(values).map((row, index) =>
      Object.fromEntries(Object.keys(row).map((name) => [name, new Placeholder(index, name)])),
    );
    const query = build(db, (Array.isArray(values) ? placeholders : placeholders[0]) as Input).compile();
    preparedNames.set(query.sql, preparedNames.get(query.sql) ?? `prepared_${preparedNames.size + 1}`);
    return { query, parameters: query.parameters };
  }

  return (db, values) => {
    const rows = rowsIn(values);
    const { adapter } = db.getExecutor();
    const compiled = compiledFor.get(adapter) ?? new Map<number, Compiled<Row>>();
    compiledFor.set(adapter, compiled);
    const { query, parameters } = compiled.get(rows.length) ?? compile(db, values);
    compiled.set(rows.length, { query, parameters });
    return db.executeQuery<Row>({
      ...query,
      parameters: parameters.map((parameter) =>
        parameter instanceof Placeholder ? rows[parameter.row]?.[parameter.name] : parameter,
      ),
    });
  };
}
