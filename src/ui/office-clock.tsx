import { useEffect, useState } from 'react';
import { officeAt } from '../features/settings/business-hours.ts';
import type { OfficeHours } from '../platform/company.ts';
import { type Locale, languageTagOf } from '../platform/i18n/locale.ts';
import { dateTimeFormat } from '../platform/values/format.ts';
import { timeIn } from '../platform/values/moment.ts';
import { useLocale } from './locale.tsx';

const minute = 60_000;

function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function inReadersTime(locale: Locale, now: number, instant: number): string {
  const sameDay = new Date(now).toDateString() === new Date(instant).toDateString();
  const { time, zone } = timeIn(locale, instant, undefined);
  if (sameDay) return `${time} ${zone}`;
  return `${dateTimeFormat(languageTagOf(locale), { weekday: 'short' }).format(instant)}, ${time} ${zone}`;
}

/** Shows whether the office is open and when that changes in the reader's time zone. Empty until hydration. */
export function OfficeClock({
  hours,
  strings,
}: {
  hours: OfficeHours;
  strings: Record<'open' | 'closed' | 'until' | 'again', string>;
}) {
  const now = useNow();
  const locale = useLocale();
  // The line is reserved, so that nothing below moves.
  if (now === null) return <p className="mt-3 min-h-[1lh] text-small" />;
  const { open, changesAt } = officeAt(now, hours);
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 text-small">
      <span className={`font-semibold ${open ? 'text-open' : 'text-strong'}`}>
        <span aria-hidden>{open ? '● ' : '○ '}</span>
        {open ? strings.open : strings.closed}
      </span>
      <span className="text-muted tabular">
        {open ? strings.until : strings.again} {inReadersTime(locale, now, changesAt)}
      </span>
    </p>
  );
}

/** Office hours in the office's time zone and in local time. */
export function OpeningHours({ hours }: { hours: Record<'days' | 'official' | 'local', string> }) {
  return (
    <>
      <span className="inline-block first-letter:uppercase">{hours.days}</span>
      <br />
      {hours.official}
      <br />
      {hours.local}
    </>
  );
}
