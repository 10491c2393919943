import type { BriefStart } from '#features/cargo/brief-link.ts';
import {
  type ChargeMode,
  type ChargeResult,
  chargeFor,
  chargeModes,
  divisorOf,
  isChargeMode,
  roadKgPerM3,
} from '#features/cargo/chargeable-weight.ts';
import type { TransportMode } from '#features/cargo/choices.ts';
import {
  checkRow,
  cmPerInch,
  ft3PerM3,
  kgPerPound,
  type Pieces,
  readPieceQuery,
  type Units,
} from '#features/cargo/pieces.ts';
import { type FirstPriceLink, firstPriceLinkIn } from '#features/rates/server/first-price-link.ts';
import type { Service } from '#features/services/service.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import { fill, formatNumber } from '#platform/values/format.ts';
import { FactList } from '#ui/fact-list.tsx';
import { useLocale } from '#ui/locale.tsx';
import { Engraving } from '#ui/plates/engraving.tsx';
import { type SiteStrings, siteStringsIn } from '../strings.ts';
import type { Route } from './+types/chargeable-weight';
import {
  countedPieces,
  countedRows,
  RequestLink,
  ToolPage,
  useNumbers,
  Work,
  type WorkStep,
} from './frame/tool-page.tsx';
import { Choice, NotCounted, PieceFields, UnitChoices } from './pieces/piece-fields.tsx';
import { usePieceForm } from './pieces/use-piece-form.ts';

const path = '/tools/chargeable-weight';

export function loader({ url }: Route.LoaderArgs) {
  const { chargeableWeight, pieceRows, toolFrame } = siteStringsIn(localeOf(url));
  return {
    strings: chargeableWeight,
    rowStrings: pieceRows,
    frame: toolFrame,
    sent: String(url.searchParams),
    firstPrice: firstPriceLinkIn(localeOf(url)),
  };
}

export const meta = metaWith('air-freight');

type Strings = SiteStrings['chargeableWeight'];

interface ResultProps {
  result: ChargeResult;
  strings: Strings;
  frame: SiteStrings['toolFrame'];
  firstPrice: FirstPriceLink | null;
}

/** Service that prefills the rate request; no service is road only. */
const serviceOf: Partial<Record<ChargeMode, Service>> = {
  air: 'air-freight',
  courier: 'air-freight',
  sea: 'sea-freight',
};

const transportOf: Record<ChargeMode, TransportMode> = {
  air: 'air',
  courier: 'air',
  sea: 'lcl',
  road: 'road',
};

/** Weight and volume as bars on one scale; the deciding one is filled, or both when equal. */
function Bars({ result, strings }: Pick<ResultProps, 'result' | 'strings'>) {
  const show = useNumbers();
  const { mode, total } = result;
  const bars = [
    { name: strings.bars.weight, value: total.byWeight, unit: strings.byWeightUnit[mode] },
    { name: strings.bars.volume, value: total.byVolume, unit: strings.byVolumeUnit[mode] },
  ];
  return (
    <div className="mt-5 space-y-3">
      {bars.map(({ name, value, unit }) => (
        <div key={name}>
          <p className="flex justify-between gap-4 text-small">
            <span>{name}</span>
            <span className="tabular text-strong">
              {show(value)} {unit}
            </span>
          </p>
          <svg
            aria-hidden
            className="mt-1 block h-2.5 w-full overflow-visible text-strong"
            stroke="currentColor"
          >
            <line x1="0" x2="100%" y1="10" y2="10" className="text-hairline" stroke="currentColor" />
            <rect
              width={`${(100 * value) / total.charged}%`}
              height="10"
              fill={value === total.charged ? 'currentColor' : 'none'}
            />
          </svg>
        </div>
      ))}
    </div>
  );
}

/** Chargeable quantity, the deciding measure and a link to a rate. */
function Summary({ result, pieces, strings, frame, firstPrice }: ResultProps & Pick<BriefStart, 'pieces'>) {
  const show = useNumbers();
  const locale = useLocale();
  const { mode, total, rowByRow } = result;
  const unit = strings.unit[mode];
  const difference = Math.abs(total.byWeight - total.byVolume);
  const least = Math.min(total.byWeight, total.byVolume);
  const isMore = rowByRow > total.charged + 0.005;
  const service = serviceOf[mode];
  return (
    <>
      <div aria-live="polite">
        <p className="label">{strings.total[mode]}</p>
        <p className="tabular mt-1 text-display font-semibold break-words text-strong">
          {show(total.charged)} <span className="text-title">{unit}</span>
        </p>
        <p className="mt-3">
          {fill(strings.decides[total.decides], {
            difference: `${show(difference)} ${unit}${least > 0 ? ` (${formatNumber(locale, difference / least, { style: 'percent' })})` : ''}`,
          })}
        </p>
      </div>
      <Bars result={result} strings={strings} />
      {mode === 'sea' && total.charged < 1 && <p className="mt-4 text-small">{strings.minimum}</p>}
      {isMore && (
        <p className="mt-4 text-small">{fill(strings.rowByRow, { charged: `${show(rowByRow)} ${unit}` })}</p>
      )}
      <FactList
        className="mt-6"
        facts={[
          { label: strings.facts.pieces, value: show(total.pieces) },
          {
            label: strings.facts.volume,
            value: `${show(total.volumeM3)} m³ · ${show(total.volumeM3 * ft3PerM3)} ft³`,
          },
          {
            label: strings.facts.gross,
            value: `${show(total.grossKg)} kg · ${show(total.grossKg / kgPerPound)} lb`,
          },
        ]}
      />
      <RequestLink
        start={{ ...(service && { service }), mode: transportOf[mode], ...(pieces && { pieces }) }}
        strings={frame}
        firstPrice={firstPrice}
      />
    </>
  );
}

/** Calculation of every row and the total; a single row has only the total. */
function ChargeWork({
  result,
  rowNumbers,
  units,
  strings,
}: Omit<ResultProps, 'frame' | 'firstPrice'> & { rowNumbers: number[]; units: Units }) {
  const show = useNumbers();
  const { mode, lines, total } = result;
  const { work } = strings;
  const volumeUnit = strings.byVolumeUnit[mode];
  const weightUnit = strings.byWeightUnit[mode];
  const sizesOf = ({ quantity, lengthCm, widthCm, heightCm }: Pieces) =>
    `${show(quantity)} × ${[lengthCm, widthCm, heightCm].map((side) => show(side)).join(' × ')} cm`;
  const inchesOf = ({ lengthCm, widthCm, heightCm }: Pieces) => {
    const sides = [lengthCm, widthCm, heightCm];
    const inches = sides.map((side) => show(side / cmPerInch)).join(' × ');
    return `${inches} in × ${show(cmPerInch)} = ${sides.map((side) => show(side)).join(' × ')} cm`;
  };
  /** Returns the conversion of inches and pounds to cm and kg. */
  const conversionsOf = (row: Pieces): WorkStep['lines'] => {
    const pounds = `${show(row.weightKg / kgPerPound)} lb × ${show(kgPerPound, 8)} = ${show(row.weightKg)} kg`;
    return [
      [work.inches, units.side === 'in' ? inchesOf(row) : null],
      [work.pounds, units.weight === 'lb' ? pounds : null],
    ];
  };
  /** Returns the conversion of volume to weight; empty where m³ are charged. */
  const byVolumeOf = (volume: string, m3: number, value: number) =>
    mode === 'sea'
      ? null
      : mode === 'road'
        ? `${show(m3)} m³ × ${show(roadKgPerM3)} = ${show(value)} kg`
        : `${volume} ÷ ${show(divisorOf[mode])} = ${show(value)} kg`;
  const tons = (kg: number) => (mode === 'sea' ? ` = ${show(kg / 1_000, 3)} t` : '');
  const greater = (weight: number, volume: number) =>
    fill(work.greater, { volume: `${show(volume)} ${volumeUnit}`, weight: `${show(weight)} ${weightUnit}` });
  const isOne = lines.length === 1;
  const steps: WorkStep[] = [
    ...lines.map(
      ({ row, ...line }, index): WorkStep => ({
        title: fill(work.row, { number: rowNumbers[index] ?? index + 1 }),
        lines: [
          ...conversionsOf(row),
          [work.volume, `${sizesOf(row)} = ${show(line.volumeM3)} m³`],
          [work.byVolume, byVolumeOf(sizesOf(row), line.volumeM3, line.byVolume)],
          [
            work.gross,
            `${show(row.quantity)} × ${show(row.weightKg)} kg = ${show(line.grossKg)} kg${tons(line.grossKg)}`,
          ],
          [
            isOne ? work.compared : work.charged,
            `${show(line.charged)} ${strings.unit[mode]}: ${greater(line.byWeight, line.byVolume)}`,
          ],
        ],
      }),
    ),
    {
      title: work.total,
      lines: [
        [work.volume, `${show(total.volumeM3)} m³ = ${show(total.volumeM3 * ft3PerM3)} ft³`],
        [work.byVolume, byVolumeOf(`${show(total.volumeM3 * 1e6, 0)} cm³`, total.volumeM3, total.byVolume)],
        [work.gross, `${show(total.grossKg)} kg${tons(total.grossKg)}`],
        [
          work.compared,
          `${show(total.charged)} ${strings.unit[mode]}: ${greater(total.byWeight, total.byVolume)}`,
        ],
      ],
    },
  ];
  return <Work heading={work.heading} note={work.note} steps={steps.slice(0, isOne ? 1 : undefined)} />;
}

export default function ChargeableWeight({ loaderData }: Route.ComponentProps) {
  const { strings, rowStrings, frame, sent, firstPrice } = loaderData;
  const locale = useLocale();
  const pieces = usePieceForm(sent);
  const query = readPieceQuery(pieces.query, locale);
  const { rows, units, isCut } = query;
  const modeInQuery = pieces.query.get('mode');
  const mode = isChargeMode(modeInQuery) ? modeInQuery : 'air';
  const checked = rows.map((row) => checkRow(row, units, locale));
  const counted = countedRows(checked);
  const result = chargeFor(
    mode,
    counted.map((row) => row.pieces),
  );
  return (
    <ToolPage
      path={path}
      tool={pieces}
      strings={strings}
      frame={frame}
      plate={<Engraving name="balance" />}
      fields={
        <>
          <Choice
            legend={strings.mode}
            name="mode"
            chosen={mode}
            className="grid grid-cols-2 gap-x-6 border-t border-hairline sm:grid-cols-4"
            options={chargeModes.map((value) => ({
              value,
              label: (
                <span className="py-2.5">
                  <span className="block font-medium">{strings.modes[value].name}</span>
                  <span className="tabular block text-small text-muted">{strings.modes[value].rule}</span>
                </span>
              ),
            }))}
          />
          <div className="mt-6 mb-8">
            <UnitChoices units={units} strings={rowStrings} />
          </div>
          <PieceFields pieces={pieces} typed={rows} checked={checked} units={units} strings={rowStrings} />
        </>
      }
      result={
        <>
          <NotCounted pieces={pieces} checked={checked} isCut={isCut} strings={rowStrings} />
          {counted.length > 0 ? (
            <Summary
              result={result}
              pieces={countedPieces(query, checked)}
              strings={strings}
              frame={frame}
              firstPrice={firstPrice}
            />
          ) : (
            checked.every(({ status }) => status !== 'refused') && (
              <p className="max-w-[34ch]">{strings.empty}</p>
            )
          )}
        </>
      }
    >
      {counted.length > 0 && (
        <ChargeWork
          result={result}
          rowNumbers={counted.map(({ number }) => number)}
          units={units}
          strings={strings}
        />
      )}
    </ToolPage>
  );
}
