import { useEffect, useState } from 'react';
import { fill, pluralOf } from '../../../../contract/format.ts';
import { deskLocale } from '../../../../contract/locale.ts';
import { localTimeIn, movedByDays } from '../../../../contract/tracking/local-time.ts';
import { slipOf } from '../../../../contract/tracking/reschedule.ts';
import { readLocalTime } from '../../../../contract/tracking/typed-time.ts';
import type { MilestoneRow, ShipmentPageView } from '../shipment-page-view.ts';

type Typed = Pick<MilestoneRow, 'planned' | 'estimated' | 'actual'>;

const timesIn = ({ planned, estimated, actual }: Typed) => ({
  planned: readLocalTime(planned),
  estimated: readLocalTime(estimated),
  actual: readLocalTime(actual),
});

/** Days by which what is typed in the form of a line makes its milestone later. */
function typedSlip(row: MilestoneRow, form: HTMLElement | null): number {
  if (!(form instanceof HTMLFormElement)) return 0;
  const typed = Object.fromEntries(new FormData(form)) as unknown as Typed;
  return slipOf(timesIn(row), timesIn(typed));
}

/** What a line asks when its milestone slips: to move the later ones as well; null while it does not. */
export interface MoveLater {
  isOn: boolean;
  toggle: () => void;
  question: string;
  /** What was done with it. */
  done: string;
}

/** Follows how far what is typed in a line moves its milestone; `measure` is called after each input. */
export function useMoveLater(row: MilestoneRow, { t, today }: ShipmentPageView, formId: string) {
  const [days, setDays] = useState(0);
  const [isOn, setIsOn] = useState(true);
  const measure = () => {
    const slip = row.later ? typedSlip(row, document.getElementById(formId)) : 0;
    setDays(slip);
    if (slip === 0) setIsOn(true);
  };
  useEffect(measure);
  if (!row.later || days === 0) return { measure, moveLater: null };
  const { count, arrival } = row.later;
  const { moveLater: strings } = t.milestones;
  const values = { days: pluralOf(deskLocale, Math.abs(days), strings.days) };
  const day = arrival && localTimeIn(movedByDays(arrival.time, days), deskLocale, Number(today.slice(0, 4)));
  const question = pluralOf(deskLocale, count, days > 0 ? strings.later : strings.earlier, values);
  const moveLater: MoveLater = {
    isOn,
    toggle: () => setIsOn(!isOn),
    question: day ? fill(strings.withArrival, { question, name: arrival.name, day }) : question,
    done: pluralOf(deskLocale, count, strings.done),
  };
  return { measure, moveLater };
}

interface MoveLaterRowProps {
  moveLater: MoveLater;
  form: string;
}

/** The question below its line: ticked, and changed by `m` where a time is typed. */
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
