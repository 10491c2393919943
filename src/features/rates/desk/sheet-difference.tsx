import { Link } from 'react-router';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, formatNumber, pluralOf } from '#platform/values/format.ts';
import { EmptyState, Pager } from '#ui/desk/page-parts.tsx';
import { RecordTable } from '#ui/desk/record-table.tsx';
import { InboxTabs } from '#ui/desk/tabs.tsx';
import { type ChangeKind, changeKinds, type RateDifference } from '../difference.ts';
import type { RateLine } from '../rates.ts';
import type { RateChange } from '../server/compare-sheets.ts';
import { rates } from '../strings/en/rates.ts';
import {
  basisText,
  breakTexts,
  chargeText,
  type EndNames,
  laneNote,
  laneText,
  priceText,
} from './line-texts.ts';

const { difference: t, sheet } = rates;

function percentText(tenths: number): string {
  return formatNumber(deskLocale, tenths / 1000, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
}

/** Rate and cost of a version in one text; null where the line is only in the other one. */
function pricesText(line: RateLine | null): string | null {
  if (!line) return null;
  const texts = (['rate', 'cost'] as const).flatMap((kind) => {
    const prices = [priceText(line, kind), ...breakTexts(line, kind)].filter(Boolean).join(', ');
    return prices ? `${sheet.columns[kind]} ${prices}` : [];
  });
  return texts.join('; ');
}

interface SheetDifferenceProps {
  difference: RateDifference;
  kind: ChangeKind;
  changes: RateChange[];
  next: number | null;
  names: EndNames;
}

/** Shows the changes of a sheet against the one in use. */
export function SheetDifference({ difference, kind, changes, next, names }: SheetDifferenceProps) {
  const { counts, rise, fall, vanished } = difference;
  const lineOf = ({ line, old }: RateChange) => (line ?? old) as RateLine;
  const extreme = (text: string, change: RateDifference['rise']) =>
    change && fill(text, { percent: percentText(change.tenths), number: change.number });
  const facts = [
    pluralOf(deskLocale, counts.identical, t.identical),
    extreme(t.rise, rise),
    extreme(t.fall, fall),
    vanished.count > 0 &&
      pluralOf(deskLocale, vanished.count, t.vanished, { lanes: vanished.lanes.join(', ') }),
  ].filter(Boolean);
  return (
    <section aria-labelledby="difference" className="mt-4 mb-8 border-y border-hairline py-4">
      <h2 id="difference" className="text-[1.125rem]">
        {t.heading}
      </h2>
      <p className="mt-1 text-muted">
        {t.text}{' '}
        <Link to={`/desk/rates/${difference.with}`} className="link">
          {t.replaced}
        </Link>
      </p>
      <ul className="mt-2 max-w-[80ch] list-disc pl-5 wrap-anywhere">
        {facts.map((fact) => (
          <li key={String(fact)}>{fact}</li>
        ))}
      </ul>
      <InboxTabs
        label={t.heading}
        tabs={changeKinds.map((id) => {
          const path = `?kind=${id}`;
          return { id, title: t.kinds[id], count: counts[id], path, isCurrent: id === kind };
        })}
      />
      <RecordTable
        caption={t.kinds[kind]}
        rows={changes}
        keyOf={({ position }) => String(position)}
        columns={[
          {
            title: sheet.columns.lane,
            cell: (change) => laneText(lineOf(change), names),
            note: (change) => laneNote(lineOf(change), {}, names),
          },
          {
            title: sheet.columns.charge,
            cell: (change) => chargeText(lineOf(change)),
            note: (change) => basisText(lineOf(change)),
          },
          { title: t.before, cell: ({ old }) => pricesText(old) },
          { title: t.after, cell: ({ line }) => pricesText(line) },
          { title: t.change, isAmount: true, cell: ({ tenths }) => tenths !== null && percentText(tenths) },
        ]}
        empty={<EmptyState {...t.none} />}
      />
      <Pager next={next} param="change" more={t.more} top={t.top} />
    </section>
  );
}
