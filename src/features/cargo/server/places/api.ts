import { z } from '@hono/zod-openapi';
import { responses } from '#platform/api/responses.ts';
import type { Routes } from '#platform/api/router.ts';
import { messagesIn } from '#platform/commands/messages.ts';
import { createRateLimiter } from '#platform/http/rate-limits.ts';
import { refuse } from '#platform/http/refuse.ts';
import { fill, waitIn } from '#platform/values/format.ts';
import { placeKinds } from '../../place.ts';
import { findPlaces } from './places.ts';

const place = z.object({
  code: z.string().optional().openapi({
    description: 'UN/LOCODE, of an airport the IATA code. Left out where a place has neither.',
    example: 'DEHAM',
  }),
  iata: z.string().optional().describe('Of an airport.'),
  name: z.string().openapi({ example: 'Hamburg' }),
  region: z.string().optional().describe('The city of an airport, and the state.'),
  country: z.string().openapi({ description: 'ISO 3166-1, two letters.', example: 'DE' }),
  kind: z.enum(placeKinds),
});

const kindList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(placeKinds, 'choose')))
  .optional()
  .openapi({ description: 'Kinds to look for, separated by commas.', example: 'port,airport' });

const query = z.object({
  q: z.string('required').openapi({
    description: 'A UN/LOCODE, an IATA code, or how a name begins; 80 characters are read.',
    example: 'hamburg, de',
  }),
  kinds: kindList,
  limit: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(20, 'invalid').default(8),
});

/** Searches per address in 15 minutes: a person who types makes a hundred. */
const searchLimit = { name: 'place-searches', limit: 600, seconds: 15 * 60 };

/** Adds GET /api/v1/places: public, cacheable for a day. */
export function addPlaceRoutes(routes: Routes): void {
  // Each instance counts separately, because the limit protects its processor.
  const searches = createRateLimiter(searchLimit, null);
  routes.declare(
    {
      policy: { role: 'anyone' },
      method: 'get',
      path: '/places',
      summary: 'Find ports, airports and cities by code or name',
      description:
        'The likeliest first. A name may be followed by its state or country, in English, Spanish or Portuguese; case and accents do not count.',
      request: { query },
      responses: responses([z.object({ places: z.array(place) }), 'The places.'], 429),
    },
    async (context) => {
      const { address, locale } = context.get('facts');
      const counted = await searches.take(address);
      if (!counted.ok) {
        const { retryAfterSeconds } = counted;
        const message = fill(messagesIn(locale).account.tooManyAttempts, {
          wait: waitIn(locale, retryAfterSeconds),
        });
        return refuse(context, 429, message, { retryAfterSeconds });
      }
      const { q, limit, kinds } = context.req.valid('query');
      context.header('Cache-Control', 'public, max-age=86400');
      return context.json({ places: await findPlaces(q, { limit, ...(kinds && { kinds }) }) }, 200);
    },
  );
}
