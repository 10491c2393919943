import type { OfficeHours } from '../platform/company.ts';

export interface OfficeClockFacts {
  hours: OfficeHours;
  strings: Record<'open' | 'closed' | 'until' | 'again', string>;
}

/** One constant object: React would empty the line for a new one. */
const written = { __html: '' };

/** Shows whether the office is open; src/before-hydration/office-clock.ts writes it. */
export function OfficeClock(facts: OfficeClockFacts) {
  return (
    <p
      data-office-clock={JSON.stringify(facts)}
      className="mt-3 flex flex-wrap items-baseline gap-x-2 text-small empty:hidden"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={written}
    />
  );
}

interface SpecialDaysProps {
  days: { day: string; hours: string; note: string }[];
  /** “closed” */
  closed: string;
}

/** Coming days with other hours, each with its reason. */
export function SpecialDays({ days, closed }: SpecialDaysProps) {
  if (days.length === 0) return null;
  return (
    <ul className="mt-2">
      {days.map(({ day, hours, note }) => (
        <li key={day}>
          <span className="font-semibold text-strong">
            {day}: {hours || closed}
          </span>
          {note && ` (${note})`}
        </li>
      ))}
    </ul>
  );
}

/** Office hours in the office's time zone and in local time. */
export function OpeningHours({ hours }: { hours: Record<'days' | 'official' | 'local', string> }) {
  return (
    <>
      <span className="inline-block first-letter:uppercase">{hours.days}</span>
      <br />
      {hours.official}
      {hours.local && <br />}
      {hours.local}
    </>
  );
}
