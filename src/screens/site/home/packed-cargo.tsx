import type { CargoReading } from '#features/cargo/cargo-reading.ts';
import { type ChargeResult, chargeFor } from '#features/cargo/chargeable-weight.ts';
import type { ContainerType } from '#features/cargo/container-fit.ts';
import type { FilledContainer } from '#features/cargo/fill-container.ts';
import type { Pieces } from '#features/cargo/pieces.ts';
import { type Locale, languageTagOf } from '#platform/i18n/locale.ts';
import { fill, formatNumber, joinByDots } from '#platform/values/format.ts';
import type { SiteStrings } from '../strings.ts';
import { ContainerDrawing, Dimension, metersOf } from './container-drawing.tsx';

interface DrawingProps {
  strings: { example: SiteStrings['home']['example']; cargoPreview: SiteStrings['cargoPreview'] };
  locale: Locale;
}

/** Most pieces that are drawn one by one. */
const mostDrawn = 40;

/** Height of a stack of loose pieces, in centimeters: the holds below the deck of an aircraft take 160. */
const mostHigh = 160;

/** Equal pieces in one row of stacks, to scale, seen from the front and slightly from above. */
function PiecesDrawing({ pieces, strings, locale }: DrawingProps & { pieces: Pieces }) {
  const { quantity, lengthCm, widthCm, heightCm } = pieces;
  const high = Math.min(quantity, Math.max(1, Math.floor(mostHigh / heightCm)));
  const stacks = Math.ceil(quantity / high);
  const depth = Math.round(widthCm * 0.35);
  const [length, height] = [stacks * lengthCm, high * heightCm];
  const places = Array.from({ length: quantity }, (_, index) => ({
    x: Math.floor(index / high) * lengthCm,
    tier: index % high,
  }));
  const isTop = (index: number) => index === quantity - 1 || index % high === high - 1;
  const atSide = (index: number) => Math.floor(index / high) === stacks - 1;
  const top = ({ tier }: { tier: number }) => height - (tier + 1) * heightCm;
  const size = Math.round(Math.max((length + depth) * 0.085, (height + depth) * 0.2));
  return (
    <svg
      viewBox={`-4 ${-depth - 4} ${length + depth + 8} ${height + depth + size * 2.6 + 4}`}
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label={fill(strings.example.pieces, { count: formatNumber(locale, quantity) })}
      className="hero-drawing text-strong"
      fill="none"
      stroke="currentColor"
      strokeWidth={size / 9}
      strokeLinejoin="round"
    >
      <path
        d={places.map((place) => `M${place.x} ${top(place)}h${lengthCm}v${heightCm}h${-lengthCm}z`).join('')}
        className="fill-action"
      />
      <path
        d={places
          .map((place, index) =>
            isTop(index)
              ? `M${place.x} ${top(place)}l${depth} ${-depth}h${lengthCm}l${-depth} ${depth}z`
              : '',
          )
          .join('')}
        className="fill-action opacity-60"
      />
      <path
        d={places
          .map((place, index) =>
            atSide(index)
              ? `M${place.x + lengthCm} ${top(place)}l${depth} ${-depth}v${heightCm}l${-depth} ${depth}z`
              : '',
          )
          .join('')}
        className="fill-action opacity-80"
      />
      <Dimension length={length} y={height + size} size={size} text={metersOf(length, locale)} />
    </svg>
  );
}

/** Cargo that is paid by its pieces, by air or in a shared container. */
interface Packed {
  by: 'air' | 'sea';
  pieces: Pieces[];
  total: ChargeResult['total'];
}

/** Returns the pieces of a cargo and what its freight is charged by; null where a piece lacks its size or weight. */
export function packedBy(by: Packed['by'], { rows, totalKg }: CargoReading): Packed | null {
  const pieces = rows.flatMap(({ quantity, sidesCm, eachKg }) => {
    const weightKg =
      eachKg ?? (rows.length === 1 && quantity && totalKg !== null ? totalKg / quantity : null);
    if (quantity === null || !sidesCm || weightKg === null) return [];
    const [lengthCm, widthCm, heightCm] = sidesCm;
    return [{ quantity, lengthCm, widthCm, heightCm, weightKg }];
  });
  if (pieces.length === 0 || pieces.length < rows.length) return null;
  return { by, pieces, total: chargeFor(by, pieces).total };
}

export interface PackedCargoProps extends DrawingProps {
  /** Says whose cargo it is. */
  label: string;
  cargo: { what: string; lane: string; packed: Packed | null; filled: FilledContainer | null };
  /** In place of what the cargo takes, or below it. */
  question?: string | undefined;
  /** The days or the price of the lane, in one figure, and what stands below it. */
  carriage: { figure: string; note?: string | undefined };
}

/** Returns what the cargo takes: a line above, one figure, and its measures. */
function figuresOf({ packed, filled }: PackedCargoProps['cargo'], { strings, locale }: DrawingProps) {
  const show = (value: number, most = 0) => formatNumber(locale, value, { maximumFractionDigits: most });
  const measures = (kg: number | null, m3: number | null) =>
    joinByDots([kg !== null && `${show(kg)} kg`, m3 !== null && `${show(m3, 1)} m³`]);
  const { example, cargoPreview } = strings;
  if (packed) {
    const { billed, grossKg, volumeM3 } = packed.total;
    const isAir = packed.by === 'air';
    return {
      takes: isAir ? example.takes.air : cargoPreview.shared,
      figure: isAir ? fill(example.chargeable, { kg: show(billed, 1) }) : `${show(billed, 2)} W/M`,
      notes: [measures(grossKg, volumeM3), !isAir && billed < 1 && cargoPreview.minimum],
    };
  }
  if (!filled) return { takes: '', figure: '', notes: [] };
  const { type, count, weightKg, volumeM3, missing, over } = filled;
  const named = (fit: { type: ContainerType; count: number }) =>
    fill(cargoPreview.fits, { count: show(fit.count), name: cargoPreview.names[fit.type] });
  if (filled.sharedWm !== null)
    return {
      takes: cargoPreview.shared,
      figure: `${show(filled.sharedWm, 2)} W/M`,
      notes: [measures(weightKg, volumeM3), filled.sharedWm < 1 && cargoPreview.minimum],
    };
  const orList = new Intl.ListFormat(languageTagOf(locale), { type: 'disjunction' });
  return {
    takes: count > 0 ? example.takes.container : '',
    figure: count > 0 ? named({ type, count }) : measures(weightKg, volumeM3),
    notes: over
      ? [
          fill(cargoPreview.over, { tons: show(over.kg / 1_000, 1) }),
          fill(cargoPreview.within, { options: orList.format(over.within.map(named)) }),
        ]
      : [count > 0 && measures(weightKg, volumeM3), missing[0] && cargoPreview.missing[missing[0]]],
  };
}

/** One cargo in the band of the hero: its box, what it takes, and its lane. */
export function PackedCargo({ label, cargo, question, carriage, strings, locale }: PackedCargoProps) {
  const { packed, filled } = cargo;
  const { takes, figure, notes } = figuresOf(cargo, { strings, locale });
  const [row, ...others] = packed?.pieces ?? [];
  const isDrawnByPiece = row && others.length === 0 && row.quantity <= mostDrawn;
  return (
    <>
      <div>
        <p className="truncate text-small">
          {label}
          <span className="sr-only">: {cargo.what}</span>
        </p>
        {isDrawnByPiece ? (
          <PiecesDrawing pieces={row} strings={strings} locale={locale} />
        ) : (
          <ContainerDrawing
            filled={filled}
            strings={strings.cargoPreview}
            locale={locale}
            figures={0.07}
            className="hero-drawing"
          />
        )}
      </div>
      <div>
        {(packed || filled || !question) && (
          <>
            <p className="min-h-[1lh] text-small">{takes}</p>
            <p className="hero-figure">{figure}</p>
            {notes.map(
              (note) =>
                note && (
                  <p key={note} className="text-small">
                    {note}
                  </p>
                ),
            )}
          </>
        )}
        {question && <p className="line-clamp-5 break-words text-small text-strong">{question}</p>}
      </div>
      <div>
        <p className="min-h-[1lh] truncate text-small">{cargo.lane}</p>
        <p className="hero-figure">{carriage.figure}</p>
        {carriage.note && <p className="text-small">{carriage.note}</p>}
      </div>
    </>
  );
}
