import { z } from 'zod';
import { referencesIn } from './reference.ts';
import { lineLimit, requiredEmail, requiredText } from './text.ts';
import { isShipmentNumber } from './tracking/shipment-number.ts';

/** The body of POST /api/v1/track: the reference of a request, or a number of its shipment, and the address of its mails. */
export const trackInput = z.object({
  reference: requiredText(lineLimit).refine(
    (text) => text === '' || referencesIn(text).length > 0 || isShipmentNumber(text),
    { error: 'reference' },
  ),
  email: requiredEmail,
});
