import { z } from 'zod';
import { type LeadStage, leadStages } from './lead-stage.ts';
import { services } from './service.ts';

/** How a lead's clock stands: time is left, little is left (see `soonWithinHours`), or none. */
export const dueStates = ['due', 'soon', 'overdue'] as const;

export type DueState = (typeof dueStates)[number];

/** The owner of a lead that is nobody's yet, in filters. */
export const nobody = 'none';

/** The owner of leads whose owner may no longer sign in at the desk, in filters. */
export const leftTheDesk = 'left';

const absent = z.literal('').transform(() => undefined);

/** What the inbox shows, as its address and the API say it. An empty part asks for nothing. */
export const leadFilter = z.object({
  /** Words to find, the last one perhaps half typed. */
  text: z.string().trim().max(200).optional(),
  /** Without one: every lead but spam. */
  stage: absent.or(z.enum(leadStages)).optional(),
  kind: absent.or(z.enum(['rate-request', 'contact-message'])).optional(),
  service: absent.or(z.enum(services)).optional(),
  /** A member of staff, `none`, or `left`: anybody who is no longer at the desk. */
  owner: absent.or(z.string().regex(/^[\w-]{1,64}$/)).optional(),
  due: absent.or(z.enum(dueStates)).optional(),
  language: absent.or(z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/)).optional(),
});

export type LeadFilter = z.output<typeof leadFilter>;

/** A page of the inbox: `urgent` puts what is due first at the top, and what nobody waits for below, the newest first. */
export const leadPage = z.object({
  sort: z.enum(['newest', 'urgent']).default('newest'),
  /** The `next` of the page before. */
  cursor: z
    .string()
    .regex(/^(n\d{1,15}|u\d{1,15}\.\d{1,15})$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

export type LeadPage = z.output<typeof leadPage>;

/** A lead as lists show it; times in milliseconds since 1970. */
export interface LeadSummary {
  id: string;
  reference: string;
  kind: 'rate-request' | 'contact-message';
  stage: LeadStage;
  version: number;
  name: string;
  company: string;
  email: string;
  phone: string;
  service: string | null;
  about: string;
  language: string;
  ownerId: string | null;
  receivedAt: number;
  dueAt: number;
  /** Null when nobody waits for an answer. */
  due: DueState | null;
}
