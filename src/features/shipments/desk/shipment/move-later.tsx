import { type RefObject, useEffect, useState } from 'react';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { localTimeIn, movedByDays } from '#platform/values/local-time.ts';
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

/** Returns the times of a form, which has a field for the day and one for the time of each. */
function typedIn(form: HTMLFormElement): Typed {
  const fields = new FormData(form);
  const timeOf = (name: keyof Typed) => [fields.get(name), fields.get(`${name}Time`)].join(' ').trim();
  return { planned: timeOf('planned'), estimated: timeOf('estimated'), actual: timeOf('actual') };
}

/**
 * Tracks the delay of the typed times; call `measure` after each input. `question` asks whether the later milestones move
 * too, and is empty without a delay; `done` is the notice after saving.
 */
export function useMoveLater(row: MilestoneRow, today: string, form: RefObject<HTMLFormElement | null>) {
  const [days, setDays] = useState(0);
  const measure = () => setDays(row.later && form.current ? typedSlip(row, typedIn(form.current)) : 0);
  useEffect(measure);
  if (!row.later || days === 0) return { measure, question: '', done: '' };
  const { count, arrival } = row.later;
  const values = { days: pluralOf(deskLocale, Math.abs(days), strings.days) };
  const day = arrival && localTimeIn(movedByDays(arrival.time, days), deskLocale, Number(today.slice(0, 4)));
  const question = pluralOf(deskLocale, count, days > 0 ? strings.later : strings.earlier, values);
  return {
    measure,
    question: day ? fill(strings.withArrival, { question, name: arrival.name, day }) : question,
    done: pluralOf(deskLocale, count, strings.done),
  };
}
