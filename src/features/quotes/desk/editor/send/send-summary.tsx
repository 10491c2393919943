import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Cargo } from '#features/cargo/cargo.ts';
import type { QuotedDetail } from '#features/quotes/document.ts';
import type { QuoteContent, QuoteLine } from '#features/quotes/quote-content.ts';
import type { SendFinding } from '#features/quotes/send-findings.ts';
import { quotes } from '#features/quotes/strings/en/desk-quotes.ts';
import { marginsOf, type PricedLine } from '#features/rates/price/priced.ts';
import { charges } from '#features/rates/strings/en/charges.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber, listIn, pluralOf } from '#platform/values/format.ts';
import { withReference } from '#platform/values/mail-subject.ts';
import { dayOf } from '#platform/values/moment.ts';
import { formatMoney, formatTotals, isCurrency, moneyOfDecimal } from '#platform/values/money.ts';
import type { PricedDraft } from '../editor-model.ts';
import { lineFindingText } from '../lines/line-finding-text.ts';
import { marginText } from '../margin-text.ts';
import { optionSummary } from './option-summary.ts';

const { editor: t } = quotes;
const strings = t.sendDialog;

export interface Summarized {
  content: QuoteContent;
  priced: readonly PricedDraft[];
  subject: string;
  /** Name of the customer; empty when it is not known. */
  customer: string;
  recipient: string;
  /** Of the quote and its mail. */
  language: string;
  reference: string;
  /** Origin and destination; empty when they are not known. */
  lane: string;
  cargo: Cargo | null;
  /** The cargo as the request describes it, for staff. */
  cargoFacts: readonly QuotedDetail[];
  findings: readonly SendFinding[];
}

export function optionName(title: string | undefined, index: number): string {
  return title || fill(t.options.number, { number: index + 1 });
}

const chargeName = ({ text, code }: QuoteLine) => text || (charges[code] ?? code);

/** Margin of an option, or the lines whose cost is not known; empty where no line has one. */
function marginsText({ lines }: PricedDraft): string {
  if (lines.every(({ line }) => line.cost === null)) return '';
  const margins = marginsOf(lines);
  if (margins.every(({ unknown }) => unknown === 0))
    return `${strings.margin} ${margins.map(marginText).join(' + ')}`;
  const unknown = lines.filter((line) => marginsOf([line]).some((margin) => margin.unknown > 0));
  return fill(strings.noMargin, {
    charges: listIn(
      deskLocale,
      unknown.map(({ line }) => chargeName(line)),
    ),
  });
}

function findingText(finding: SendFinding, option: PricedDraft | undefined): string {
  switch (finding.kind) {
    case 'above-value': {
      const { currency } = finding.total;
      const money = isCurrency(currency) ? moneyOfDecimal(finding.value, currency) : null;
      return fill(finding.times > 1 ? strings.timesValue : strings.aboveValue, {
        times: formatNumber(deskLocale, finding.times),
        value: money ? formatMoney(deskLocale, money) : finding.value,
      });
    }
    case 'far-rate': {
      const { line, laneRate } = finding;
      const rateText = (rate: string) =>
        `${line.currency} ${formatNumber(deskLocale, Number(rate), { maximumFractionDigits: 6 })}`;
      return fill(strings.farRate, {
        charge: chargeName(line),
        rate: rateText(line.rate),
        laneRate: rateText(laneRate),
      });
    }
    case 'wrong-charge': {
      const { line, mode } = finding;
      return fill(strings.wrongCharge, {
        charge: chargeName(line),
        unit: t.lines.bases[line.basis],
        mode: t.options.modes[mode],
      });
    }
    case 'unpriced':
      return fill(strings.unpriced, { charge: chargeName(finding.line) });
    case 'other-mode':
      return fill(strings.otherMode, {
        requested: t.options.modes[finding.requested],
        mode: t.options.modes[finding.mode],
      });
    case 'below-cost':
      return fill(strings.belowCost, {
        margin: marginsOf(option?.lines ?? [])
          .map(marginText)
          .join(' + '),
      });
    case 'at-cost':
      return [
        fill(strings.atCost, {
          margin: marginsOf(option?.lines ?? [])
            .map(marginText)
            .join(' + '),
        }),
        finding.lacking.length > 0 &&
          fill(strings.lacking, {
            charges: listIn(
              deskLocale,
              finding.lacking.map((code) => charges[code]),
            ),
          }),
      ]
        .filter(Boolean)
        .join(' ');
    case 'other-quantity':
    case 'other-break':
      return `${chargeName(finding.line)}: ${lineFindingText(finding)}`;
    case 'uncovered':
      return strings.uncovered[finding.service];
    case 'nra-party':
      return strings.nraParty[finding.missing];
    case 'dangerous-goods':
      return fill(strings.dangerousGoods, {
        numbers: finding.unNumbers.map((number) => ` UN ${number}`).join(','),
      });
  }
}

/** Probable mistakes of an option, in red. */
function Findings({ findings, option }: { findings: readonly SendFinding[]; option: PricedDraft }) {
  return findings.map((finding, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines can have the same finding, and none has a state.
    <p key={index} className="mt-1 flex items-start gap-1.5 text-[0.875rem] font-medium text-alert">
      <TriangleAlert size={15} aria-hidden className="mt-[0.2em] shrink-0" />
      {findingText(finding, option)}
    </p>
  ));
}

function Largest({ lines, count }: { lines: readonly PricedLine<QuoteLine>[]; count: number }) {
  const more = count - lines.length;
  return (
    <ul className="mt-1.5 text-[0.875rem] text-body">
      {lines.map(({ line, price }) => (
        <li key={line.id} className="flex justify-between gap-4">
          <span>{chargeName(line)}</span>
          <span className="whitespace-nowrap">{price && formatMoney(deskLocale, price)}</span>
        </li>
      ))}
      {more > 0 && <li className="text-muted">{pluralOf(deskLocale, more, strings.more)}</li>}
    </ul>
  );
}

function OptionFacts({ option, index, ...props }: Summarized & { option: PricedDraft; index: number }) {
  const { content, cargo, findings } = props;
  const { mode = null, title = '', route = '' } = content.options[index] ?? {};
  const { conversion } = content;
  const { perUnit, largest } = optionSummary({ mode }, option, { cargo, conversion });
  const margin = marginsText(option);
  return (
    <div>
      <dt>
        {title || content.options.length > 1 ? optionName(title, index) : t.totals.total}
        {route && <span className="block text-strong">{route}</span>}
        <span className="block">{mode ? t.options.modes[mode] : strings.noMode}</span>
      </dt>
      <dd className="tabular">
        <span className="block text-[1.25rem] leading-tight font-semibold whitespace-nowrap text-strong">
          {formatTotals(deskLocale, option.totals.byCurrency)}
        </span>
        {option.totals.converted && (
          <span className="block">= {formatMoney(deskLocale, option.totals.converted)}</span>
        )}
        <span className="block text-[0.8125rem] text-muted">
          {[
            perUnit &&
              fill(strings.perUnit, {
                total: formatTotals(deskLocale, perUnit.totals),
                unit: t.lines.bases[perUnit.basis],
              }),
            margin,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Largest lines={largest} count={option.lines.length} />
        <Findings findings={findings.filter((finding) => finding.option === index)} option={option} />
      </dd>
    </div>
  );
}

/** Summary before sending: lane, options and probable mistakes. */
export function SendSummary(props: Summarized) {
  const { content, priced, lane, subject, customer, recipient, language, reference, cargoFacts } = props;
  return (
    <dl id="send-summary" className="quote-summary">
      <div>
        <dt>{strings.to}</dt>
        <dd>
          {customer && <span className="block font-medium">{customer}</span>}
          {recipient}
        </dd>
      </div>
      {lane && (
        <div>
          <dt>{strings.lane}</dt>
          <dd className="font-medium">{lane}</dd>
        </div>
      )}
      {cargoFacts.map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd className="max-h-28 overflow-y-auto whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
      {priced.map((option, index) => (
        <OptionFacts key={option.id} {...props} option={option} index={index} />
      ))}
      <div>
        <dt>{strings.valid}</dt>
        <dd>{dayOf(Date.parse(`${content.validUntil}T12:00:00Z`), 'UTC', deskLocale)}</dd>
      </div>
      <div>
        <dt>{strings.language}</dt>
        <dd>{language}</dd>
      </div>
      <div>
        <dt>{strings.subject}</dt>
        <dd>{withReference(subject, reference)}</dd>
      </div>
    </dl>
  );
}
