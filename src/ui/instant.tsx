import { momentBeside, momentIn, shortMomentIn, type Zones } from '#platform/values/moment.ts';
import { useLocale } from './locale.tsx';

interface InstantProps {
  /** In ms since 1970. */
  at: number;
  zones: Zones;
  /** Adds the year; not a time to act by. */
  isLongAgo?: boolean;
  /** Time of a promised reply: large, on a separate line. */
  isPromise?: boolean;
}

/**
 * Date and time in the office's time zone, and in the reader's when it differs. The inline script adds the latter
 * (src/before-hydration/main.ts), because the server does not know it and hydration may be late. Without scripts the
 * customer's known time zone is used. The line is reserved, so that nothing below moves. Of a promise, the script writes the
 * reader's time in large type and the office's with its city below it, and draws the dial beside them.
 */
export function Instant({ at, zones, isLongAgo = false, isPromise = false }: InstantProps) {
  const time = new Date(at).toISOString();
  const locale = useLocale();
  const { official, local, own, city, open } = zones;
  const moment = (
    <>
      <time
        dateTime={time}
        className={`tabular ${isLongAgo ? '' : 'font-semibold'}`}
        suppressHydrationWarning
      >
        {isPromise ? shortMomentIn(at, official, locale, true) : momentIn(at, official, locale, isLongAgo)}
      </time>
      <span
        key={at}
        data-own-time={time}
        data-zone={isPromise ? local : official}
        data-city={isPromise ? city : undefined}
        className={`tabular text-muted ${isLongAgo ? 'own-time' : 'mt-1 block min-h-[1lh]'}`}
        suppressHydrationWarning
      >
        {own ? momentBeside(at, { official, beside: own }, locale) : ''}
      </span>
    </>
  );
  if (!isPromise) return moment;
  return (
    <span key={at} className="promise">
      <span data-open={open}>{''}</span>
      {moment}
    </span>
  );
}
