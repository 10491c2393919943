import type { ComponentProps } from 'react';
import { fill } from '#platform/values/format.ts';
import { shipments } from '../../strings/en/shipments.ts';

const { milestones: strings } = shipments.page;

interface DayAndTimeProps extends Omit<ComponentProps<'input'>, 'name' | 'type'> {
  /** Name of the day; the time has it with `Time` at its end. */
  name: string;
  /** For screen readers, unless a label names the day. */
  label?: string;
  /** Name of both for screen readers. */
  title: string;
  /** “2026-11-20”, “2026-11-20 14:30” or nothing. */
  stored: string;
  typed?: Record<string, string> | null | undefined;
}

/** A day and, where it is known, the time of day on the clock of its place. */
export function DayAndTime({ name, label, title, stored, typed, ...input }: DayAndTimeProps) {
  const [day = '', time = ''] = stored.split(' ');
  return (
    <span className="flex flex-wrap gap-1.5">
      <input
        {...input}
        type="date"
        name={name}
        aria-label={label}
        defaultValue={typed?.[name] ?? day}
        data-stored={day}
        className="desk-input tabular w-auto min-w-0 grow px-2"
      />
      <input
        type="time"
        name={`${name}Time`}
        aria-label={fill(strings.timeOf, { title })}
        aria-invalid={input['aria-invalid']}
        defaultValue={typed?.[`${name}Time`] ?? time}
        data-stored={time}
        className="desk-input tabular w-auto min-w-0 px-2"
      />
    </span>
  );
}
