import type { OfficeDay } from '#features/settings/settings.ts';
import { weekdayDate } from '#features/settings/strings/en/moments.ts';
import type { DayHours } from '#platform/company.ts';
import { fill } from '#platform/values/format.ts';
import { useToday } from '#ui/desk/use-today.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { settings } from '../../strings/en/settings.ts';
import { InputAt, Row, Tick } from '../part/fields.tsx';
import { ListAt } from '../part/list-at.tsx';
import { useAt } from '../part/use-part.ts';

const t = settings.hours;

export const usualDay: DayHours = ['09:00', '18:00'];

interface HoursAtProps {
  path: string;
  /** Name of the day. */
  day: string;
  /** Label of the checkbox of an open day. */
  open: string;
  /** Value of a day on which the office is closed. */
  closed: null | undefined;
}

/** Opening hours of one day, or closed. */
export function HoursAt({ path, day, open, closed }: HoursAtProps) {
  const { id, value, error, change } = useAt<DayHours | null | undefined>(path, day);
  const time = (index: 0 | 1, label: string) => (
    <input
      type="time"
      aria-label={fill(label, { day })}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="desk-input max-w-36 min-w-0 flex-1 px-2"
      value={value?.[index] ?? ''}
      onChange={({ currentTarget }) =>
        change(
          index === 0 ? [currentTarget.value, value?.[1] ?? ''] : [value?.[0] ?? '', currentTarget.value],
        )
      }
    />
  );
  return (
    <div className="py-0.5">
      <div className="grid items-center gap-x-3 sm:min-h-11 sm:grid-cols-[8.5rem_minmax(0,1fr)]">
        <Tick
          id={id}
          label={open}
          checked={Array.isArray(value)}
          change={(isOpen) => change((isOpen ? usualDay : closed) as DayHours)}
        />
        {value ? (
          <span className="flex items-center gap-1.5">
            {time(0, t.opensOn)}
            <span aria-hidden>–</span>
            {time(1, t.closesOn)}
          </span>
        ) : (
          <span className="text-muted max-sm:sr-only">{t.closed}</span>
        )}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** Days on which an office has other hours than those of the week. */
export function DaysAt({ path }: { path: string }) {
  const today = useToday();
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-strong">{t.days}</legend>
      <ListAt<OfficeDay>
        path={path}
        add={t.addDay}
        blank={{ date: today, hours: null }}
        nameOf={({ date }) => (date ? weekdayDate(date) : '')}
      >
        {(own, { date }) => (
          <div className="space-y-2">
            <Row>
              <InputAt path={`${own}.date`} label={t.day} type="date" />
              <InputAt path={`${own}.note`} label={t.note} isOptional maxLength={200} />
            </Row>
            <HoursAt path={`${own}.hours`} day={date && weekdayDate(date)} open={t.open} closed={null} />
          </div>
        )}
      </ListAt>
    </fieldset>
  );
}
