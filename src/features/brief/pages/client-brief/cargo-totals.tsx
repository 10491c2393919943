import type { CargoStrings } from '#features/cargo/cargo-strings.ts';
import { chargeFor } from '#features/cargo/chargeable-weight.ts';
import { cargoInForm, type WorkedOut } from '#features/cargo/form-cargo.ts';
import { type Measures, measuresOf } from '#features/cargo/measures.ts';
import { type Locale, languageTagOf } from '#platform/i18n/locale.ts';
import { dateTimeFormat, fill, formatNumber, pluralOf } from '#platform/values/format.ts';
import type { SummaryLine } from './brief-fields.tsx';

type Fields = Record<string, string>;

/** A shared container is charged by the greater of weight and volume, so it shows both. */
function measuresIn(fields: Fields, locale: Locale, mode: WorkedOut['mode']): Measures {
  return measuresOf({ ...cargoInForm(fields, locale), mode: mode === 'sea' ? 'lcl' : (mode ?? undefined) });
}

interface TotalsProps {
  live: Fields;
  mode: WorkedOut['mode'];
  strings: CargoStrings;
  locale: Locale;
}

function loadIn(
  { pieces, containers, grossKg, volumeM3 }: Measures,
  { lines }: CargoStrings,
  locale: Locale,
) {
  const number = (value: number) => formatNumber(locale, value, { maximumFractionDigits: 2 });
  return [
    pieces && pluralOf(locale, pieces, lines.totals.pieces),
    containers && pluralOf(locale, containers, lines.totals.containers),
    grossKg && `${number(grossKg)} kg`,
    volumeM3 && `${number(volumeM3)} m³`,
  ].filter(Boolean);
}

/** Totals of the input, with the calculation of the chargeable quantity. */
export function CargoTotals({ live, mode, strings: all, locale }: TotalsProps) {
  const strings = all.form.totals;
  const measures = measuresIn(live, locale, mode);
  const { chargeMode, grossKg, volumeM3 } = measures;
  const load = loadIn(measures, all, locale);
  const charge =
    chargeMode && grossKg && volumeM3
      ? chargeFor(chargeMode, [
          { quantity: 1, lengthCm: volumeM3 * 1e6, widthCm: 1, heightCm: 1, weightKg: grossKg },
        ]).total
      : null;
  const number = (value: number) => formatNumber(locale, value, { maximumFractionDigits: 2 });
  return (
    <div role="status" className="cargo-total tabular text-small">
      {load.length > 0 && (
        <div className="border-t-2 border-strong pt-3">
          <p className="text-strong">
            {strings.title} <strong className="font-semibold">{load.join(' · ')}</strong>
          </p>
          {charge && (
            <p className="mt-1">
              {fill(strings.modes[charge && chargeMode ? chargeMode : 'air'], {
                charged: number(charge.billed),
                byVolume: number(charge.byVolume),
                byWeight: number(charge.byWeight),
                m3: number(charge.volumeM3),
              })}{' '}
              {strings.carrier}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Returns the summary lines of the details: label and text. */
export function summaryOf(fields: Fields, strings: CargoStrings, locale: Locale): SummaryLine[] {
  const { summary } = strings.form;
  const text = (path: string) => fields[`shipment.${path}`]?.trim() ?? '';
  const from = text('from.text');
  const to = text('to.text');
  const dayIn = (path: string) => {
    const time = Date.parse(text(path));
    return Number.isNaN(time)
      ? null
      : dateTimeFormat(languageTagOf(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
  };
  const ready = dayIn('readyOn');
  const needed = dayIn('deliverBy');
  const lines: SummaryLine[] = [
    [
      summary.lane,
      from && to
        ? fill(summary.fromTo, { from, to })
        : from
          ? fill(summary.from, { from })
          : to && fill(summary.to, { to }),
    ],
    [summary.load, loadIn(measuresIn(fields, locale, null), strings, locale).join(' · ')],
    [summary.incoterm, [text('incoterm'), text('incotermPlace')].filter(Boolean).join(' ')],
    [
      summary.dates,
      [ready && fill(summary.ready, { day: ready }), needed && fill(summary.needed, { day: needed })]
        .filter(Boolean)
        .join(', '),
    ],
  ];
  return lines.filter(([, said]) => said !== '');
}
