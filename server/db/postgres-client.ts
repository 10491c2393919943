import pg from 'pg';
import { preparedNameOf } from './prepared-query.ts';

type Query = (...input: unknown[]) => unknown;

/**
 * A client that gives queries which are compiled once (prepared-query.ts) a name, so that PostgreSQL parses and plans
 * them once for each connection. Others stay unnamed: their wordings are without number, and PostgreSQL would keep each.
 */
export class PreparingClient extends pg.Client {
  #isGathering = false;

  override query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
    this.#gather();
    const query = pg.Client.prototype.query.bind(this) as Query;
    const name = typeof text === 'string' && Array.isArray(values) ? preparedNameOf(text) : undefined;
    return name ? query({ name, text, values }, ...rest) : query(text, values, ...rest);
  }) as pg.Client['query'];

  /** Statements of one round of the microtasks leave by one write: each write is a call of the system. */
  #gather(): void {
    const { stream } = this.connection;
    if (this.#isGathering) return;
    this.#isGathering = true;
    stream.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      stream.uncork();
    });
  }
}
