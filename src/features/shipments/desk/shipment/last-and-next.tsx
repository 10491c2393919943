import type { ReactNode } from 'react';
import { deskLocale } from '#platform/i18n/locale.ts';
import { pluralOf } from '#platform/values/format.ts';
import { daysBetween, localTimeIn } from '#platform/values/local-time.ts';
import { LateSign } from '#ui/desk/desk-time.tsx';
import { useToday } from '#ui/desk/use-today.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { type MoveFacts, questionBeforeDone } from './done-now.ts';
import type { MilestoneRow } from './milestone-rows.ts';

const { milestones: strings } = shipments.page;

export interface LastAndNextProps {
  rows: MilestoneRow[];
  next: MilestoneRow | undefined;
  /** Day by which the next milestone was due and has not happened; null for none. */
  lateSince: string | null;
  moveFacts: MoveFacts;
  markDone: (row: MilestoneRow, today: string) => void;
  /** Below the last milestone. */
  children: ReactNode;
}

/** Returns the milestone that comes next; the first one without a report while nothing is planned. */
export function nextRowOf(rows: MilestoneRow[]): MilestoneRow | undefined {
  if (rows.some(({ code, actual }) => code === 'delivered' && actual !== '')) return undefined;
  return rows.find(({ isNext }) => isNext) ?? rows.find(({ actual }) => actual === '');
}

/** Time and place of a milestone. */
function whenAndWhere({ actual, estimated, planned, place }: MilestoneRow, thisYear: number): string {
  const time = actual || estimated || planned;
  return [time && localTimeIn(time.replace(' ', 'T'), deskLocale, thisYear), place]
    .filter(Boolean)
    .join(' · ');
}

/** The last milestone, and the next one with the button for what has just happened. */
export function LastAndNext({ rows, next, lateSince, moveFacts, markDone, children }: LastAndNextProps) {
  const today = useToday();
  const thisYear = Number(today.slice(0, 4));
  const last = rows.findLast(({ actual }) => actual !== '');
  const askFirst = (row: MilestoneRow) => {
    const question = questionBeforeDone(row, moveFacts, today);
    if (question === '' || window.confirm(question)) markDone(row, today);
  };
  const days = lateSince ? daysBetween(lateSince, today) : 0;
  return (
    <div className="mt-3 grid gap-5 sm:grid-cols-2">
      <div className="border-t-2 border-strong pt-2">
        <p className="text-[0.8125rem] text-muted">{strings.last}</p>
        <p className="text-[1.375rem] leading-snug font-semibold text-strong">
          {last?.name ?? strings.nothing}
        </p>
        {last && <p className="tabular">{whenAndWhere(last, thisYear)}</p>}
        {children}
      </div>
      {next && (
        <div className="border-t-2 border-action pt-2">
          <p className="text-[0.8125rem] text-muted">{strings.next}</p>
          <p className="text-[1.375rem] leading-snug font-semibold text-strong">{next.name}</p>
          <p className="tabular flex flex-wrap items-center gap-x-3">
            {whenAndWhere(next, thisYear)}
            {days > 0 && <LateSign>{pluralOf(deskLocale, days, shipments.lateBy)}</LateSign>}
          </p>
          <p className="desk-not-printed mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
            <button
              type="button"
              data-replay
              className="desk-button desk-button-primary"
              onClick={() => askFirst(next)}
            >
              {strings.doneNow}
            </button>
          </p>
        </div>
      )}
    </div>
  );
}
