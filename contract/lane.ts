import { z } from 'zod';

/** One end of a lane: a port, an airport or a rail ramp. */
const gateway = z.strictObject({
  /** The city as a shipper calls it. */
  name: z.string().min(1),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2, 'A country is its ISO code of two letters, such as US.'),
  /** UN/LOCODE for ports and ramps (USHOU), IATA for airports (IAH). */
  code: z
    .string()
    .regex(
      /^[A-Z0-9]{3}([A-Z0-9]{2})?$/,
      'A place is a UN/LOCODE such as USHOU or an IATA code such as IAH.',
    ),
  /** Decimal degrees, east and north positive. */
  longitude: z.number().min(-180).max(180),
  latitude: z.number().min(-90).max(90),
});

/** A route that the company offers, as the world map shows it; it runs in both directions. */
export const lane = z
  .strictObject({
    /** Names the lane in addresses: houston-santos-sea. */
    id: z.string().regex(/^[a-z0-9-]+$/, 'A lane’s id has small letters, digits and hyphens only.'),
    mode: z.enum(['air', 'sea', 'train'], 'A lane’s mode is air, sea or train.'),
    from: gateway,
    to: gateway,
    /** Typical days from gateway to gateway, the least and the most. */
    transitDays: z.tuple([z.int().positive(), z.int().positive()]),
  })
  .refine(({ transitDays: [least, most] }) => least <= most, {
    path: ['transitDays'],
    error: 'Transit days are written from the least to the most.',
  });

export type Lane = z.output<typeof lane>;
export type LaneMode = Lane['mode'];

/** The same lane the other way: a lane is offered in both directions, with the same typical days. */
export function reversed(lane: Lane): Lane {
  return { ...lane, from: lane.to, to: lane.from };
}
