import { useEffect, useState } from 'react';
import { type FilledContainer, fillContainer, readCargoText } from '../../../features/cargo/cargo-text.ts';
import { type ContainerType, containers } from '../../../features/cargo/container-fit.ts';
import type { AnswerClock } from '../../../features/settings/answer-clock.ts';
import { answerDueAt } from '../../../features/settings/business-hours.ts';
import { fill, formatNumber } from '../../../platform/values/format.ts';
import { momentBeside, momentIn } from '../../../platform/values/moment.ts';
import { useLocale, useLocalPath } from '../../../ui/locale.tsx';
import type { CargoPreviewData } from '../cargo-preview-data.ts';
import { plainName } from './plain-name.ts';

type Strings = CargoPreviewData['strings'];

/** One container in centimeters, from the side, or from above with its stacks. */
function ContainerDrawing({ filled, strings }: { filled: FilledContainer | null; strings: Strings }) {
  const locale = useLocale();
  const type: ContainerType = filled?.type ?? '20';
  const { lengthCm, widthCm, heightCm } = containers[type];
  const { plan = [], share = null } = filled ?? {};
  const height = plan.length > 0 ? widthCm : heightCm;
  const percent = Math.round((share ?? 0) * 100);
  const meters = `${formatNumber(locale, lengthCm / 100, { minimumFractionDigits: 2 })} m`;
  return (
    <svg
      viewBox={`-6 -6 ${lengthCm + 12} ${height + 76}`}
      role="img"
      aria-label={share === null ? strings.empty : fill(strings.drawing, { percent })}
      className="block h-auto max-h-52 w-full text-strong"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
    >
      {plan.length === 0 && share !== null && (
        <rect
          y={height * 0.06}
          width={lengthCm * share}
          height={height * 0.94}
          stroke="none"
          className="fill-action opacity-85"
        />
      )}
      {plan.map(({ x, y, lengthCm: length, widthCm: width }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={length} height={width} className="fill-action" />
      ))}
      {plan.length === 0 &&
        Array.from({ length: Math.floor(lengthCm / 28) }, (_, rib) => (rib + 1) * 28).map((x) => (
          <path key={x} d={`M${x} 0V${height}`} className="opacity-25" />
        ))}
      <rect width={lengthCm} height={height} strokeWidth={5} />
      <g className="text-action" stroke="currentColor" strokeWidth={3}>
        <path
          d={`M0 ${height + 28}H${lengthCm}M-5 ${height + 33}l10-10M${lengthCm - 5} ${height + 33}l10-10`}
        />
        <text
          x={lengthCm / 2}
          y={height + 64}
          textAnchor="middle"
          fontSize={type === '20' ? 26 : 42}
          fontWeight={600}
          stroke="none"
          fill="currentColor"
        >
          {meters}
        </text>
      </g>
    </svg>
  );
}

/** Cargo in the container, and the facts still missing. */
function CargoLines({
  filled,
  all,
  strings,
}: {
  filled: FilledContainer | null;
  all: number | null;
  strings: Strings;
}) {
  const locale = useLocale();
  const show = (value: number, most = 1) => formatNumber(locale, value, { maximumFractionDigits: most });
  if (!filled) return <p className="text-base">{strings.none}</p>;
  const { type, count, weightKg, volumeM3, plan, missing } = filled;
  const { cargoKg, volumeM3: mostM3 } = containers[type];
  return (
    <>
      {count > 0 && (
        <p className="text-heading font-semibold text-strong">
          {fill(strings.fits, { count: show(count), name: strings.names[type] })}
        </p>
      )}
      <ul className="tabular text-small">
        {weightKg !== null && (
          <li>{fill(strings.weight, { kg: show(weightKg, 0), most: show(count * cargoKg) })}</li>
        )}
        {volumeM3 !== null && (
          <li>{fill(strings.volume, { m3: show(volumeM3), most: show(count * mostM3) })}</li>
        )}
        {plan.length > 0 && (
          <li>
            {fill(strings.plan, {
              pieces: show(plan.reduce((sum, { pieces }) => sum + pieces, 0)),
              all: show(all ?? 1),
            })}
          </li>
        )}
        {missing.map((part) => (
          <li key={part} className="text-muted">
            {strings.missing[part]}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The company's lanes between two typed places, the first one drawn, each with its typical days. */
function LaneDrawing({ from, to, data }: { from: string; to: string; data: CargoPreviewData }) {
  const { strings, lanes } = data;
  const [start, end] = [plainName(from), plainName(to)];
  const found = lanes.filter(
    ({ names: [a = [], b = []] }) =>
      (a.includes(start) && b.includes(end)) || (a.includes(end) && b.includes(start)),
  );
  const [lane] = found;
  if (!lane) return from && to ? <p className="text-base">{strings.unknown}</p> : null;
  const { view, legs, stops } = lane.map;
  const unit = view.width / 380;
  return (
    <>
      <svg
        role="img"
        aria-label={fill(strings.map, { from, to })}
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        fill="none"
        className="block h-52 w-full bg-panel"
        preserveAspectRatio="xMidYMid meet"
      >
        <image href="/worldmap/land.svg" width="2250" height="900" />
        {legs.map((path) => (
          <path
            key={path}
            d={path}
            strokeWidth="3"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            pathLength={1}
            className="lane-draws stroke-action"
          />
        ))}
        {stops.map(({ name, at: [x, y], side }) => (
          <g key={name}>
            <circle cx={x} cy={y} r={5 * unit} className="fill-strong" />
            <text
              x={x}
              y={y + (side === 'below' ? 24 : -12) * unit}
              textAnchor="middle"
              fontSize={14 * unit}
              strokeWidth={4 * unit}
              className="fill-strong stroke-ground font-semibold [paint-order:stroke]"
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
      <p className="mt-3 text-small text-muted">{strings.days}</p>
      <ul className="tabular font-semibold text-strong">
        {found.map(({ days }) => (
          <li key={days}>{days}</li>
        ))}
      </ul>
    </>
  );
}

interface CargoPreviewProps {
  typed: Record<'what' | 'from' | 'to', string>;
  clock: AnswerClock;
}

let loading: Promise<CargoPreviewData> | undefined;

/** A typed cargo in a container to scale, its lane on the map, and the hour of the answer. Nothing is sent. */
export function CargoPreview({ typed: { what, from, to }, clock }: CargoPreviewProps) {
  const locale = useLocale();
  const path = useLocalPath()('/cargo-preview.json');
  const [data, setData] = useState<CargoPreviewData | null>(null);
  useEffect(() => {
    loading ??= fetch(path).then((response) => response.json());
    // Without a connection the row stays the plain form that it is.
    loading.then(setData, () => {
      loading = undefined;
    });
  }, [path]);
  if (!data) return null;
  const { strings } = data;
  const cargo = readCargoText(what, locale);
  const filled = fillContainer(cargo);
  const { timeZone } = clock.hours;
  const due = answerDueAt(Date.now(), clock.within, clock.hours);
  const beside = momentBeside(due, { official: timeZone, beside: undefined }, locale);
  return (
    <div className="cargo-preview mt-6 grid gap-x-10 gap-y-8 border-t-2 border-strong pt-6 md:grid-cols-2 lg:grid-cols-12">
      <div className="lg:col-span-5">
        <ContainerDrawing filled={filled} strings={strings} />
        <div className="mt-3" aria-live="polite">
          <CargoLines filled={filled} all={cargo.quantity} strings={strings} />
        </div>
      </div>
      <div className="lg:col-span-4" aria-live="polite">
        <LaneDrawing from={from} to={to} data={data} />
      </div>
      <div className="self-start border-t border-hairline pt-3 md:col-span-2 lg:col-span-3">
        <p className="text-small">{strings.answer}</p>
        <p className="tabular mt-1 text-heading leading-tight font-semibold text-strong">
          {momentIn(due, timeZone, locale)}
        </p>
        {beside && (
          <p className="tabular mt-1 text-small text-muted">{fill(clock.texts.own, { moment: beside })}</p>
        )}
        <p className="mt-4 text-small text-muted">{strings.note}</p>
      </div>
    </div>
  );
}
