import type { LocalTime } from '#platform/values/local-time.ts';
import { isoDayOf } from '#platform/values/typed-date.ts';

const typed = /^(\S+?)(?:[T ]([01]\d|2[0-3]):([0-5]\d))?$/;

/** Parses a time (2026-11-20, 11/20/2026 14:30, 2026-11-20T14:30) to the stored format; null for any other text. */
export function readLocalTime(text: string): LocalTime | null {
  const [, date = '', hours, minutes] = typed.exec(text.trim()) ?? [];
  const day = isoDayOf(date);
  if (day === null || day < '2000' || day >= '2100') return null;
  return hours ? `${day}T${hours}:${minutes}` : day;
}
