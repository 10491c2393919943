import type { SendFinding } from '#features/quotes/send-findings.ts';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber } from '#platform/values/format.ts';

const { lines: t } = quotes.editor;

export type LineFinding = Extract<SendFinding, { kind: 'other-quantity' | 'other-break' }>;

const numberText = (decimal: string) =>
  formatNumber(deskLocale, Number(decimal), { maximumFractionDigits: 6 });

/** Says where a line disagrees with the cargo, or its rate with its quantity, with both numbers. */
export function lineFindingText(finding: LineFinding): string {
  const { line } = finding;
  const unit =
    line.basis === 'container' && line.container ? t.containers[line.container] : t.bases[line.basis];
  const quantity = numberText(finding.quantity);
  if (finding.kind === 'other-quantity')
    return fill(t.otherQuantity, { quantity, ofCargo: numberText(finding.ofCargo), unit });
  const rateText = (rate: string) => `${line.currency} ${numberText(rate)}`;
  return fill(t.otherBreak[finding.isCost ? 'cost' : 'rate'], {
    quantity,
    unit,
    rate: rateText(finding.rate),
    ofLine: rateText(line.rate),
    from:
      finding.from === null ? t.belowBreaks : fill(t.sources.from, { quantity: numberText(finding.from) }),
  });
}
