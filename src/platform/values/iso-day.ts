import { z } from 'zod';
import { isWritableDay } from './typed-date.ts';

/** A day as YYYY-MM-DD within the years that a business writes: a date field reports 0002 while 2026 is typed. */
export const isoDay = z.iso.date('date').refine(isWritableDay, 'date');
