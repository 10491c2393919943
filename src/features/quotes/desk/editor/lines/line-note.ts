import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { formatMoney, moneyOfDecimal } from '#platform/values/money.ts';
import type { LineDraft, OptionDraft, PricedDraft } from '../editor-model.ts';

/** Usual minimum for groupage, in W/M. */
const usualLeast = 1;

/** Explains a quantity that the line does not otherwise explain; else empty. */
export function lineNote({
  line,
  option,
  priced,
}: {
  line: LineDraft;
  option: Pick<OptionDraft, 'mode'>;
  priced: PricedDraft['lines'][number] | undefined;
}): string {
  const { lines: t } = quotes.editor;
  const quantity = priced?.quantity ?? null;
  if (quantity === null) return '';
  if (line.basis === 'w-m' && option.mode === 'lcl' && Number(quantity) < usualLeast) return t.belowLeastWm;
  const insured = line.basis === 'insured-value' ? moneyOfDecimal(quantity, line.currency) : null;
  if (!insured) return '';
  return fill(line.rate ? t.insuredRate : t.insuredValue, {
    rate: line.rate,
    value: formatMoney(deskLocale, insured),
    basis: priced?.isWithFreight ? t.insured : t.insuredGoods,
  });
}
