import { z } from 'zod';
import type { LostReason } from './lead-stage.ts';
import type { Service } from './service.ts';

/** How far back figures look, in weeks; the present week is one of them. */
export const figuresPeriods = ['4', '12', '26'] as const;

const absent = z.literal('').transform(() => undefined);

/** What the desk's figures are asked for, as their address and the API say it. */
export const figuresQuestion = z.object({
  weeks: z.enum(figuresPeriods).default('12').transform(Number),
  kind: absent.or(z.enum(['rate-request', 'contact-message'])).optional(),
});

export type FiguresQuestion = z.output<typeof figuresQuestion>;

/** The service of what names none. */
export const noService = 'none';

/** A week from Monday to Sunday on the office's calendar. */
export interface WeekOfLeads {
  /** Its Monday: YYYY-MM-DD. */
  start: string;
  count: number;
  services: Partial<Record<Service | typeof noService, number>>;
  languages: Record<string, number>;
}

/**
 * How the desk did with what came in during a period; times in milliseconds. Spam does not count, nor does what was
 * merged into another request; what was deleted on request does.
 */
export interface LeadFigures {
  from: number;
  to: number;
  count: number;
  /** The oldest first; the last one is the present week. */
  weeks: WeekOfLeads[];
  answers: {
    /** Requests that a person answered; what follows is their time to the first answer, in opening hours. */
    answered: number;
    median: number | null;
    ninetieth: number | null;
    /** Answered by when it was promised. */
    inTime: number;
    /** Answered later, or not answered although the time is over. */
    late: number;
  };
  outcomes: { won: number; lost: number; reasons: Record<LostReason, number> };
}
