import { z } from 'zod';

export const moment = z.number().describe('Milliseconds since 1970.');
