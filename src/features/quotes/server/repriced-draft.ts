import { isDeepStrictEqual } from 'node:util';
import type { Drafted } from '../drafted.ts';
import { priceAgain } from '../price-again.ts';
import type { QuoteContent } from '../quote-content.ts';
import { draftByRates } from './price-draft.ts';
import type { QuoteDependencies } from './quote-dependencies.ts';
import type { DeskQuote } from './quote-rows.ts';

type PricingDependencies = Pick<QuoteDependencies, 'db' | 'clock'>;

/** The price of a draft by the rates of today; `content` is null where they have none any more. */
export interface Repriced {
  content: Pick<QuoteContent, 'options' | 'conversion' | 'validUntil'> | null;
  drafted: Drafted | null;
  /** Somebody has priced the draft again already. */
  isApplied: boolean;
}

const priceOf = ({ total, margin, missing }: Drafted) => ({ total, margin, missing });

const ratesIn = ({ options }: Pick<QuoteContent, 'options'>) =>
  options.map(({ lines }) => lines.map(({ id, rate, minimum }) => ({ id, rate, minimum })));

/** Prices a draft by the company's rates again; null where its price is still the same, and for any other draft. */
export async function findRepriced(
  deps: PricingDependencies,
  draft: DeskQuote | null,
): Promise<Repriced | null> {
  if (!draft?.drafted) return null;
  const lead = await deps.db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', draft.leadId)
    .executeTakeFirst();
  const priced = lead && (await draftByRates(deps, lead));
  if (!priced) return { content: null, drafted: null, isApplied: false };
  const { drafted } = priced;
  if (isDeepStrictEqual(priceOf(drafted), priceOf(draft.drafted))) return null;
  const isOwn = draft.savedBy.id !== '';
  const { content } = isOwn ? priceAgain({ content: draft.content, drafted: draft.drafted }, priced) : priced;
  const { options, conversion, validUntil } = content;
  const isApplied = isDeepStrictEqual(ratesIn(draft.content), ratesIn(content));
  return { content: { options, conversion, validUntil }, drafted, isApplied };
}
