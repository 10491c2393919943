import { z } from 'zod';
import type { StaffName } from '../lead.ts';

export const staffName: z.ZodType<StaffName> = z.object({ id: z.string(), name: z.string() });
