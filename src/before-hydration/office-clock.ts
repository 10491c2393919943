import { officeAt } from '#features/settings/business-hours.ts';
import { type Locale, languageTagOf, localeOf } from '#platform/i18n/locale.ts';
import { dateTimeFormat } from '#platform/values/format.ts';
import { timeIn } from '#platform/values/moment.ts';
import type { OfficeClockFacts } from '#ui/office-clock.tsx';
import { idle } from './idle.ts';

function inReadersTime(locale: Locale, now: number, instant: number): string {
  const sameDay = new Date(now).toDateString() === new Date(instant).toDateString();
  const { time } = timeIn(locale, instant, undefined);
  if (sameDay) return time;
  return `${dateTimeFormat(languageTagOf(locale), { weekday: 'short' }).format(instant)}, ${time}`;
}

/** Writes each minute whether the office is open, and when that changes in the reader's time zone. */
export function runOfficeClock(element: HTMLElement): () => void {
  const { hours, strings }: OfficeClockFacts = JSON.parse(element.dataset.officeClock ?? '');
  const state = document.createElement('span');
  const change = document.createElement('span');
  change.className = 'text-muted tabular';
  // Keeps the line's height until then.
  state.textContent = '\u00a0';
  const refresh = async () => {
    await idle();
    const now = Date.now();
    const { open, changesAt } = officeAt(now, hours);
    state.className = `font-semibold ${open ? 'text-open' : 'text-strong'}`;
    state.textContent = open ? `● ${strings.open}` : `○ ${strings.closed}`;
    await idle();
    change.textContent = `${open ? strings.until : strings.again} ${inReadersTime(localeOf(location), now, changesAt)}`;
  };
  void refresh();
  element.replaceChildren(state, change);
  const timer = setInterval(refresh, 60_000);
  return () => clearInterval(timer);
}
