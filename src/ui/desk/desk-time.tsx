import AlarmClock from 'lucide-react/icons/alarm-clock';
import Check from 'lucide-react/icons/check';
import { createContext, type ReactNode, use } from 'react';
import type { DueState } from '#features/settings/due-state.ts';
import {
  describeDueTime,
  hourMoment,
  longMoment,
  shortMoment,
} from '#features/settings/strings/en/moments.ts';
import { deskLocale, languageTagOf } from '#platform/i18n/locale.ts';
import { dateTimeFormat, fill } from '#platform/values/format.ts';
import { useHydrated } from '../use-hydrated.ts';
import { kit } from './strings/en/kit.ts';

/**
 * IANA time zone of the desk's times, and when the page was loaded by the server's clock (ms since 1970): with both, the
 * browser formats a time as the server did.
 */
export const DeskClockContext = createContext({ timeZone: 'UTC', now: 0 });

export function useDeskClock() {
  return use(DeskClockContext);
}

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const day = { weekday: 'short' } as const;
const full = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  ...clock,
  timeZoneName: 'shortGeneric',
} as const;

function inZone(at: number, timeZone: string | undefined, options: Intl.DateTimeFormatOptions): string {
  return dateTimeFormat(languageTagOf(deskLocale), { timeZone, ...options }).format(at);
}

/** Formats the local time, "5:00 PM your time", with the date when it differs; empty when the clocks agree. */
function onOwnClock(at: number, deskZone: string): string {
  const isSame = inZone(at, undefined, { ...day, ...clock }) === inZone(at, deskZone, { ...day, ...clock });
  if (isSame) return '';
  const isSameDay = inZone(at, undefined, day) === inZone(at, deskZone, day);
  return fill(kit.yourTime, { time: inZone(at, undefined, isSameDay ? clock : { ...day, ...clock }) });
}

interface DeskTimeProps {
  /** In ms since 1970. */
  at: number;
  /** The moment itself by default: "Fri 5:59 PM ET". */
  text?: string;
  /** True to show the local time as well, for deadlines. */
  isDeadline?: boolean;
  /** True when the minutes are unknown. */
  isToTheHour?: boolean;
  className?: string;
  /** Content before the text. */
  children?: ReactNode;
  'data-due'?: string;
}

/** Time with a tooltip of the full date and the local time where that differs. */
export function DeskTime({
  at,
  text,
  isDeadline = false,
  isToTheHour = false,
  children,
  ...time
}: DeskTimeProps) {
  const { timeZone: zone, now } = useDeskClock();
  const isInBrowser = useHydrated();
  const own = isInBrowser ? onOwnClock(at, zone) : '';
  const title =
    isInBrowser && !isToTheHour ? [inZone(at, zone, full), own].filter(Boolean).join(' · ') : undefined;
  return (
    <time dateTime={new Date(at).toISOString()} title={title} {...time}>
      {children}
      {text ?? shortMoment(at, now, zone)}
      {isDeadline && own && <span className="font-normal">· {own}</span>}
    </time>
  );
}

type MomentProps = Pick<DeskTimeProps, 'at' | 'isToTheHour'> & {
  /** Contains {at}. */
  sentence: string;
};

/** Sentence with a time, by default with its year: "Nov 23, 2026, 6:00 PM ET". */
export function Moment({ sentence, ...time }: MomentProps) {
  const { timeZone, now } = useDeskClock();
  const [before, after] = sentence.split('{at}');
  const text = time.isToTheHour ? hourMoment(time.at, now, timeZone) : longMoment(time.at, timeZone);
  return (
    <>
      {before}
      <DeskTime text={text} {...time} className="tabular" />
      {after}
    </>
  );
}

/** The one sign of what is late: a clock and words on the signal color. */
export function LateSign({ children }: { children: ReactNode }) {
  return (
    <span className="due flex-nowrap" data-due="overdue">
      <AlarmClock size={15} aria-hidden />
      {children}
    </span>
  );
}

interface DueTimeProps {
  /** Null when nobody waits for a reply. */
  due: DueState | null;
  /** In ms since 1970. */
  dueAt: number;
}

/** Due state as icon and words, never by color alone. */
export function DueTime({ due, dueAt }: DueTimeProps) {
  const { timeZone, now } = useDeskClock();
  const Icon = due === null ? Check : due === 'due' ? null : AlarmClock;
  return (
    <DeskTime
      className="due"
      data-due={due ?? 'none'}
      at={dueAt}
      text={describeDueTime({ due, dueAt }, now, timeZone)}
    >
      {Icon && <Icon size={15} aria-hidden />}
    </DeskTime>
  );
}
