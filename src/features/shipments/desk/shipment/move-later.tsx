import { useEffect, useState } from 'react';
import { deskLocale } from '../../../../platform/i18n/locale.ts';
import { fill, pluralOf } from '../../../../platform/values/format.ts';
import { localTimeIn, movedByDays } from '../../../../platform/values/local-time.ts';
import { slipOf } from '../../reschedule.ts';
import { shipments } from '../../strings/en/shipments.ts';
import { readLocalTime } from '../../typed-time.ts';
import type { MilestoneRow } from './milestone-rows.ts';

const { moveLater: strings } = shipments.page.milestones;

type Typed = Pick<MilestoneRow, 'planned' | 'estimated' | 'actual'>;

/** Parses the times of a row; null while one of them is incomplete. */
function timesIn({ planned, estimated, actual }: Typed) {
  const times = {
    planned: readLocalTime(planned),
    estimated: readLocalTime(estimated),
    actual: readLocalTime(actual),
  };
  const typed = [planned, estimated, actual].filter((text) => text.trim() !== '');
  return Object.values(times).filter((time) => time !== null).length === typed.length ? times : null;
}

/** Returns the days by which the typed time delays the milestone. */
export function typedSlip(row: Typed, typed: Typed): number {
  const [before, after] = [timesIn(row), timesIn(typed)];
  return before && after ? slipOf(before, after) : 0;
}

interface MoveLater {
  isOn: boolean;
  toggle: () => void;
  question: string;
  /** Announcement for screen readers, with the answer; the focus stays in the field. */
  spoken: string;
  /** The notice after saving. */
  done: string;
}

/** Tracks the delay of the typed times; call `measure` after each input. */
export function useMoveLater(row: MilestoneRow, today: string, formId: string) {
  const [days, setDays] = useState(0);
  const [isOn, setIsOn] = useState(true);
  const measure = () => {
    const form = document.getElementById(formId);
    const typed = form instanceof HTMLFormElement && Object.fromEntries(new FormData(form));
    const slip = row.later && typed ? typedSlip(row, typed as unknown as Typed) : 0;
    setDays(slip);
    if (slip === 0) setIsOn(true);
  };
  useEffect(measure);
  if (!row.later || days === 0) return { measure, moveLater: null };
  const { count, arrival } = row.later;
  const values = { days: pluralOf(deskLocale, Math.abs(days), strings.days) };
  const day = arrival && localTimeIn(movedByDays(arrival.time, days), deskLocale, Number(today.slice(0, 4)));
  const question = pluralOf(deskLocale, count, days > 0 ? strings.later : strings.earlier, values);
  const text = day ? fill(strings.withArrival, { question, name: arrival.name, day }) : question;
  const moveLater: MoveLater = {
    isOn,
    toggle: () => setIsOn(!isOn),
    question: text,
    spoken: fill(isOn ? strings.yes : strings.no, { question: text }),
    done: pluralOf(deskLocale, count, strings.done),
  };
  return { measure, moveLater };
}

interface MoveLaterRowProps {
  moveLater: MoveLater;
  form: string;
}

/** The question below its row: a checkbox that `m` toggles from a time field. */
export function MoveLaterRow({ moveLater: { isOn, toggle, question }, form }: MoveLaterRowProps) {
  return (
    <tr className="block border-b border-hairline lg:table-row">
      <td colSpan={8} className="block pb-2 lg:table-cell">
        <label className="flex min-h-10 w-fit items-center gap-2.5 border-l-4 border-action bg-panel px-3 py-1.5 text-strong">
          <input
            type="checkbox"
            form={form}
            name="moveLater"
            value="on"
            checked={isOn}
            onChange={toggle}
            className="size-4.5 shrink-0 accent-strong"
          />
          {question}
          <kbd aria-hidden className="key">
            m
          </kbd>
        </label>
      </td>
    </tr>
  );
}
