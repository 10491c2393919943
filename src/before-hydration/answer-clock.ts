import type { AnswerClock } from '#features/settings/answer-clock.ts';
import { answerDueAt } from '#features/settings/business-hours.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import { shortMomentIn } from '#platform/values/moment.ts';
import { officeMoment } from '#platform/values/office-moment.ts';
import { idle } from './idle.ts';

/** Returns minutes as "54 min" or "2 h 5 min", as English, Spanish and Portuguese write them. */
function durationOf(minutes: number): string {
  if (minutes < 100) return `${minutes} min`;
  return [`${Math.floor(minutes / 60)} h`, minutes % 60 && `${minutes % 60} min`].filter(Boolean).join(' ');
}

/**
 * Writes the hour by which a person answers, each minute: the reader's, and the office's below it where the two differ;
 * and once the median of the last weeks.
 */
export function runAnswerClock(element: HTMLElement): () => void {
  const { hours, city, zone, within, texts }: AnswerClock = JSON.parse(element.dataset.answerClock ?? '');
  const locale = localeOf(location);
  const write = (name: 'by' | 'hour' | 'office' | 'median', text: string) => {
    const line = element.querySelector<HTMLElement>(`[data-${name}]`);
    if (line) line.textContent = text;
  };
  const refresh = async () => {
    await idle();
    const due = answerDueAt(Date.now(), within, hours);
    write('by', texts.by);
    write('hour', shortMomentIn(due, undefined, locale));
    await idle();
    write('office', officeMoment(due, { local: zone, city }, locale));
  };
  void refresh();
  const timer = setInterval(refresh, 60_000);
  const ask = async () => {
    const response = await fetch('/api/v1/answer-time').catch(() => null);
    const { median } = response?.ok ? await response.json() : { median: null };
    if (median !== null) write('median', fill(texts.median, { duration: durationOf(median) }));
  };
  if (!element.querySelector('[data-median]')) return () => clearInterval(timer);
  if (document.readyState === 'complete') void ask();
  else addEventListener('load', ask, { once: true });
  return () => clearInterval(timer);
}
