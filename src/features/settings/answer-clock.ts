import type { OfficeHours } from '../../platform/company.ts';

/** Data from which a page computes the answer time of a request sent now. */
export interface AnswerClock {
  hours: OfficeHours;
  /** Zone of the office's location. */
  zone: string;
  /** Business hours until the answer. */
  within: number;
  texts: Record<'by' | 'now' | 'own' | 'median', string>;
}
