import type { Db } from '../../../platform/db/open-database.ts';
import type { Cargo } from '../../cargo/cargo.ts';
import { cargoIn } from '../../cargo/stored.ts';
import type { QuoteContent } from '../../quotes/quote-content.ts';
import { findQuote } from '../../quotes/server/quote-rows.ts';
import type { ShipmentTable } from './tables.ts';

interface Sold {
  /** Null without an accepted option. */
  lines: QuoteContent['options'][number]['lines'] | null;
  cargo: Cargo | null;
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
  return { lines: option?.lines ?? null, cargo: cargoIn(JSON.parse(lead.payload)) };
}
