import type { DeskQuote } from '#features/quotes/server/quote-rows.ts';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { priceOptions } from '#features/rates/price/priced.ts';
import { fill } from '#platform/values/format.ts';

/** Returns the option of a quote that was accepted, with its price; null when it is unknown. */
export function soldOption({ content, decision, revision, file }: DeskQuote) {
  const index = content.options.findIndex(({ id }) => id === decision?.optionId);
  const [option, priced] = [content.options[index], priceOptions(content, null)[index]];
  if (!option || !priced) return null;
  const { route, transitDays } = option;
  return {
    title: option.title || fill(quotes.section.option, { number: index + 1 }),
    route,
    transitDays,
    totals: priced.totals,
    orderNumber: decision?.orderNumber ?? '',
    revision,
    fileId: file?.fileId ?? null,
  };
}

export type SoldOption = NonNullable<ReturnType<typeof soldOption>>;
