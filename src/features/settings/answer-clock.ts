import type { OfficeHours } from '../../platform/company.ts';

/** What a page needs to tell the hour of the answer to a request sent now. */
export interface AnswerClock {
  hours: OfficeHours;
  /** Zone of the office's location. */
  zone: string;
  /** Business hours until the answer. */
  within: number;
  texts: Record<'by' | 'now' | 'own' | 'median', string>;
}
