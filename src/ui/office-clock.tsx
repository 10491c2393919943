import type { OfficeHours } from '#platform/company.ts';

export interface OfficeClockFacts {
  hours: OfficeHours;
  strings: Record<'open' | 'closed' | 'until' | 'again', string>;
}

/** Content of what an inline script writes. One constant object: React would empty the line for a new one. */
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

interface OpeningHoursProps {
  hours: Record<'days' | 'official' | 'local', string> & { special?: string[] };
}

/** Office hours in the office's time zone and in local time, and the coming days with others. */
export function OpeningHours({ hours }: OpeningHoursProps) {
  return (
    <>
      <span className="inline-block first-letter:uppercase">{hours.days}</span>
      <br />
      {hours.official}
      {hours.local && <br />}
      {hours.local}
      {hours.special?.map((day) => (
        <b key={day} className="block">
          {day}
        </b>
      ))}
    </>
  );
}
