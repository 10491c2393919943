import { momentBeside, momentIn, type Zones } from '../platform/values/moment.ts';
import { useLocale } from './locale.tsx';

interface InstantProps {
  /** In ms since 1970. */
  at: number;
  zones: Zones;
  /** The moment may lie in another year, and nobody acts by it. */
  isLongAgo?: boolean;
  /** The hour by which a person answers: large, on a line of its own. */
  isPromise?: boolean;
}

/**
 * A day and time on the clock of the office's hours, and on the reader's own where that is another: the inline script
 * writes it (src/before-hydration/main.ts), since the server does not know it and React may come late. Without scripts the
 * customer's stands there where it is known. Its line is there from the start, so that nothing below moves.
 */
export function Instant({ at, zones, isLongAgo = false, isPromise = false }: InstantProps) {
  const time = new Date(at).toISOString();
  const locale = useLocale();
  const { official, own } = zones;
  const tone = isPromise
    ? 'block text-title font-semibold text-balance text-strong'
    : isLongAgo
      ? ''
      : 'font-semibold';
  return (
    <>
      <time dateTime={time} className={`tabular ${tone}`}>
        {momentIn(at, official, locale, isLongAgo)}
      </time>
      <span
        key={at}
        data-own-time={time}
        data-zone={official}
        className={`tabular text-muted ${isLongAgo ? 'own-time whitespace-nowrap' : 'mt-1 block min-h-[1lh]'}`}
        suppressHydrationWarning
      >
        {own ? momentBeside(at, { official, beside: own }, locale) : ''}
      </span>
    </>
  );
}
