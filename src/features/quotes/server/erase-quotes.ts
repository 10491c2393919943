import { sql } from 'kysely';
import { jsonText, parseJson } from '#platform/db/json-text.ts';
import type { Db } from '#platform/db/open-database.ts';
import { day } from '#platform/values/durations.ts';
import type { QuoteContent } from '../quote-content.ts';

/** Retention of the remains of a decided quote: 24 months, as a claim may come late. */
const tracesRetentionMs = 730 * day;

/** Codes, quantities and rates of a quote, without any text that a person wrote. */
function withoutTexts(content: QuoteContent): QuoteContent {
  return {
    ...content,
    included: '',
    notIncluded: '',
    assumptions: '',
    terms: '',
    options: content.options.map((option) => ({
      ...option,
      title: '',
      route: '',
      lines: option.lines.map((line) => ({ ...line, text: '' })),
    })),
  };
}

/**
 * Deletes everything personal of the quotes of some leads, in the transaction that erases them and holds their locks: drafts,
 * texts, mails, and who decided from where. States, totals and times stay for the figures; the PDFs go with the leads’
 * attachments.
 */
export async function eraseQuotes(transaction: Db, leadIds: string[]): Promise<void> {
  if (leadIds.length === 0) return;
  await transaction
    .deleteFrom('quotes')
    .where('lead_id', 'in', leadIds)
    .where('state', '=', 'draft')
    .execute();
  const rows = await transaction
    .selectFrom('quotes')
    .select(['id', 'content'])
    .where('lead_id', 'in', leadIds)
    .execute();
  for (const { id, content } of rows)
    await transaction
      .updateTable('quotes')
      .set({
        content: jsonText(withoutTexts(parseJson(content))),
        subject: '',
        message: '',
        document_id: null,
        quoted_request: null,
        quoted_cargo: null,
      })
      .where('id', '=', id)
      .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await transaction
    .updateTable('quote_decisions')
    .set({ comment: '', name: '', order_number: '', address: '', user_agent: '' })
    .where('quote_id', 'in', ids)
    .execute();
}

/** Deletes address and browser of decisions 24 months later; who decided what and when stays. */
export async function deleteOldDecisionTraces(db: Db, now: number): Promise<void> {
  await db
    .updateTable('quote_decisions')
    .set({ address: '', user_agent: '' })
    .where('at', '<=', now - tracesRetentionMs)
    // Not as parameters: the index holds only rows that fulfil this.
    .where((row) => row.or([row('address', '!=', sql.lit('')), row('user_agent', '!=', sql.lit(''))]))
    .execute();
}
