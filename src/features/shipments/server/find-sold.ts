import type { Cargo } from '#features/cargo/cargo.ts';
import { cargoIn } from '#features/cargo/stored.ts';
import type { QuoteContent } from '#features/quotes/quote-content.ts';
import { findQuote } from '#features/quotes/server/quote-rows.ts';
import { goodsTextOf } from '#features/requests/answers.ts';
import { parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import type { ShipmentTable } from './tables.ts';

interface Sold {
  /** Null without an accepted option. */
  lines: QuoteContent['options'][number]['lines'] | null;
  cargo: Cargo | null;
  /** In the customer’s words. */
  goods: string;
}

/** Returns what was sold: the lines of the accepted option, with the cargo of the request that it was made for. */
export async function findSold(
  db: Db,
  row: Pick<ShipmentTable, 'quote_id' | 'lead_id'>,
  now: number,
): Promise<Sold> {
  const quote = row.quote_id === null ? null : await findQuote(db, row.quote_id, now);
  const option = quote?.content.options.find(({ id }) => id === quote.decision?.optionId);
  const lead = await db
    .selectFrom('leads')
    .select('payload')
    .where('id', '=', quote?.leadId ?? row.lead_id)
    .executeTakeFirstOrThrow();
  const answers = parseJson(lead.payload);
  return { lines: option?.lines ?? null, cargo: cargoIn(answers), goods: goodsTextOf(answers) };
}
