import { type Kysely, sql } from 'kysely';
import { deskLocale } from '../../i18n/locale.ts';
import { fold } from '../../values/fold.ts';
import { amountText, type Currency } from '../../values/money.ts';

interface Reached {
  number: number;
  /** Of the search row: a merged request is found as the one that it was merged into. */
  rowid: number;
  phone: string;
}

interface QuotedOption {
  id: string;
  rowid: number;
  content: string;
  price: number | null;
  currency: Currency | null;
}

const rowsAtOnce = 500;

function termsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

async function addTerms(db: Kysely<unknown>, rowid: number, terms: string[]): Promise<void> {
  const { rows } = await sql<{ terms: string }>`select terms from lead_search where rowid = ${rowid}`.execute(
    db,
  );
  const known = new Set(rows[0]?.terms.split(' '));
  const added = [...new Set(terms)].filter((term) => !known.has(term));
  if (rows.length === 0 || added.length === 0) return;
  await sql`update lead_search set terms = terms || ${` ${added.join(' ')}`} where rowid = ${rowid}`.execute(
    db,
  );
}

async function addQuote(
  db: Kysely<unknown>,
  { rowid, content, price, currency }: QuotedOption,
): Promise<void> {
  const { options = [] } = JSON.parse(content) as { options?: { title?: string; route?: string }[] };
  const texts = options.flatMap(({ title = '', route = '' }) => [title, route]);
  const amount =
    price === null || currency === null
      ? ''
      : amountText(deskLocale, { amount: Number(price), currency }).replaceAll(',', '');
  await addTerms(db, rowid, termsOf([...texts, amount].join(' ')));
}

/**
 * Makes stored requests findable by the last seven digits of their telephone number, and by the carriers and totals of the
 * quotes that were sent of them, as new ones are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  let after = -1;
  for (;;) {
    const { rows } =
      await sql<Reached>`select leads.number, coalesce(kept.number, leads.number) as rowid, leads.phone
      from leads left join leads as kept on kept.id = leads.merged_into
      where leads.phone != '' and leads.number > ${after}
      order by leads.number limit ${sql.lit(rowsAtOnce)}`.execute(db);
    for (const { rowid, phone } of rows) {
      const digits = phone.replace(/\D/g, '');
      if (digits.length > 7) await addTerms(db, rowid, [digits.slice(-7)]);
    }
    after = Number(rows.at(-1)?.number ?? after);
    if (rows.length < rowsAtOnce) break;
  }
  let afterQuote = '';
  for (;;) {
    // A quote with its totals is in one page: the limit is of quotes.
    const { rows } =
      await sql<QuotedOption>`select quotes.id, coalesce(kept.number, leads.number) as rowid, content, price, currency
      from quotes join leads on leads.id = quotes.lead_id left join leads as kept on kept.id = leads.merged_into
      left join quote_totals on quote_totals.quote_id = quotes.id
      where quotes.id in (select id from quotes where sent_at is not null and id > ${afterQuote}
        order by id limit ${sql.lit(rowsAtOnce)})
      order by quotes.id`.execute(db);
    for (const row of rows) await addQuote(db, row);
    const last = rows.at(-1);
    if (!last) break;
    afterQuote = last.id;
  }
}
