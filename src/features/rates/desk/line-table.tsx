import { anyPlace } from '#features/settings/lane-end.ts';
import { fill, joinByDots } from '#platform/values/format.ts';
import { EmptyState } from '#ui/desk/page-parts.tsx';
import type { CommonTerms, RateLine } from '../rates.ts';
import type { RateSheet } from '../server/rate-sheets.ts';
import { rates } from '../strings/en/rates.ts';
import { type ChargeRow, containersIn, groupsOf, type LineGroup, lineOf } from './charge-rows.ts';
import {
  breakTexts,
  chargeText,
  type EndNames,
  laneNote,
  minimumTexts,
  priceText,
  termTexts,
  unitText,
} from './line-texts.ts';
import { Validity } from './validity.tsx';

const { sheet: t } = rates;

type PriceKind = 'rate' | 'cost';

const priceKinds = ['rate', 'cost'] as const;

function transitText(transitDays: RateLine['transitDays'] | undefined): string | null {
  return transitDays ? fill(t.days, { days: [...new Set(transitDays)].join('–') }) : null;
}

/** Returns the last day of most lines that are valid; undefined where no day is. */
function usualEnd({ ends, lineCount }: RateSheet, today: string): string | undefined {
  return Object.keys(ends).find((day) => day >= today && (ends[day] ?? 0) > lineCount / 2);
}

interface LineTableProps {
  rows: readonly (RateLine & { number: number })[];
  sheet: RateSheet;
  names: EndNames;
  common: CommonTerms;
  /** YYYY-MM-DD. */
  today: string;
}

interface NoteProps {
  note: string;
  /** False where the validity is not shown. */
  line: RateLine | false;
  today: string;
}

function NoteAndValidity({ note, line, today }: NoteProps) {
  return (
    <>
      {note}
      {line && (
        <>
          {note && ' · '}
          <Validity line={line} today={today} />
        </>
      )}
    </>
  );
}

type GroupProps = Pick<LineTableProps, 'names' | 'common' | 'today'> & { group: LineGroup };

/** Lane of lines, with what they share and other lines of the sheet do not. */
function GroupHeading({ group, hasValidity, names, common, today }: GroupProps & { hasValidity: boolean }) {
  const { line, transitDays } = group;
  const end = (code: string) => (
    <>
      {names[code] ?? (code === anyPlace ? t.anyPlace : null)}{' '}
      {code !== anyPlace && <span className="text-[0.8125rem] font-normal text-muted">{code}</span>}
    </>
  );
  const note = joinByDots([laneNote(line, common, names), transitText(transitDays)]);
  return (
    <span className="flex flex-wrap items-baseline gap-x-4">
      <span className="font-medium text-strong">
        {end(line.from)} → {end(line.to)}
      </span>
      <span className="text-[0.875rem] text-muted">
        <NoteAndValidity note={note} line={hasValidity && line} today={today} />
      </span>
    </span>
  );
}

/** Prices of a line below each other: the rate, the cost and their weight breaks. A cost next to a rate is named one. */
function Prices({
  line,
  kinds,
  common,
}: {
  line: RateLine;
  kinds: readonly PriceKind[];
  common: CommonTerms;
}) {
  const texts = kinds.flatMap((kind) => {
    const all = [priceText(line, kind, common), ...breakTexts(line, kind)].filter((text) => text !== null);
    return kind === 'cost' && kinds.length > 1 ? all.map((amount) => fill(t.costOf, { amount })) : all;
  });
  return texts.map((text, index) => (
    <span key={text} className={`block ${index > 0 ? 'text-[0.8125rem] text-muted' : ''}`}>
      {text}
    </span>
  ));
}

interface RowProps extends Pick<LineTableProps, 'common' | 'today'> {
  row: ChargeRow;
  group: LineGroup;
  containers: ReturnType<typeof containersIn>;
  kinds: readonly PriceKind[];
  isUsual: boolean;
}

function Row({ row, group, containers, kinds, isUsual, common, today }: RowProps) {
  const { line } = row;
  const isByContainer = containers.length > 0 && line.basis === 'container';
  const note = joinByDots([
    line.container === null && (isByContainer || containers.length === 0) && unitText(line),
    ...termTexts(line),
    ...minimumTexts(line, common),
    group.transitDays === undefined && transitText(line.transitDays),
  ]);
  const hasValidity = !group.isDated && !isUsual;
  const cell =
    'tabular py-1 pl-3 text-right align-top text-[0.875rem] leading-snug whitespace-nowrap lg:py-1.5 lg:pl-6 lg:text-[length:inherit]';
  const cells = isByContainer
    ? containers.map((code) => {
        const priced = lineOf(row, code, group);
        return (
          <td key={code} className={cell}>
            {priced && <Prices line={priced} kinds={kinds} common={common} />}
          </td>
        );
      })
    : containers.length > 0
      ? [
          <td key="all" colSpan={containers.length} className={cell}>
            {/* Lines to both sides: the price is of no single container. */}
            <span className="flex items-center gap-x-3 before:h-px before:grow before:bg-hairline after:h-px after:grow after:bg-hairline">
              <span className="text-[0.8125rem] whitespace-normal text-muted">{unitText(line)}</span>
              <span>
                <Prices line={line} kinds={kinds} common={common} />
              </span>
            </span>
          </td>,
        ]
      : kinds.map((kind) => (
          <td key={kind} className={cell}>
            <Prices line={line} kinds={[kind]} common={common} />
          </td>
        ));
  return (
    <tr className="border-b border-hairline">
      <th
        scope="row"
        className="py-1 text-left align-top text-[0.875rem] leading-snug font-normal wrap-anywhere lg:py-1.5 lg:pl-1 lg:text-[length:inherit]"
      >
        <span className="mr-2 font-medium text-strong">{chargeText(line)}</span>
        <span className="text-[0.8125rem] text-muted">
          <NoteAndValidity note={note} line={hasValidity && line} today={today} />
        </span>
      </th>
      {cells}
    </tr>
  );
}

/** The lines of a page by lane, a column for each container; what is the same in all of a sheet or a lane is not repeated. */
export function LineTable({ rows, sheet, names, common, today }: LineTableProps) {
  if (rows.length === 0) return <EmptyState {...t.noMatch} />;
  const usual = usualEnd(sheet, today);
  const isUsual = ({ validFrom, validUntil }: RateLine) =>
    ('validFrom' in common && 'validUntil' in common) ||
    (validUntil !== null && validUntil === usual && (validFrom ?? '') <= today);
  const kinds = priceKinds.filter((kind) =>
    rows.some((line) => line[kind] !== null || line.breaks.some((step) => step[kind] !== null)),
  );
  const containers = containersIn(rows);
  const columns =
    containers.length > 0
      ? containers.map((code) => t.containers[code])
      : kinds.map((kind) => t.columns[kind]);
  const [kind, another] = kinds;
  const head = 'py-2 text-[0.8125rem] font-medium text-muted';
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <caption className="sr-only">{t.caption}</caption>
        <thead>
          <tr className="border-b border-hairline">
            <th scope="col" className={`${head} text-left lg:pl-1`}>
              {containers.length > 0 && kind ? t.byContainer[another ? 'both' : kind] : t.columns.charge}
            </th>
            {columns.map((title) => (
              <th key={title} scope="col" className={`${head} pl-3 text-right align-bottom lg:w-32 lg:pl-6`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(rows).map((group) => (
          <tbody key={group.key}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={1 + columns.length}
                className="border-b border-strong pt-3 pb-1 text-left leading-snug lg:pt-4 lg:pb-1.5 font-normal wrap-anywhere lg:pl-1"
              >
                <GroupHeading
                  {...{ group, names, common, today }}
                  hasValidity={group.isDated && !isUsual(group.line)}
                />
              </th>
            </tr>
            {group.rows.map((row) => (
              <Row
                key={JSON.stringify([...row.byContainer])}
                {...{ row, group, containers, kinds, common, today }}
                isUsual={isUsual(row.line)}
              />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
