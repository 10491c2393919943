import type { OfficeHours } from '#platform/company.ts';

/** Data from which a page computes the answer time of a request sent now. */
export interface AnswerClock {
  hours: OfficeHours;
  /** The office's location, and its zone. */
  city: string;
  zone: string;
  /** Business hours until the answer. */
  within: number;
  texts: Record<'by' | 'median', string>;
}
