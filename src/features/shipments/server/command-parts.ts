import { z } from 'zod';
import type { StaffPolicy } from '#platform/commands/caller.ts';
import { type Call, type Fields, notFound } from '#platform/commands/command.ts';
import { shipmentOutcomes } from '../strings/en/shipment-outcomes.ts';

const { refusals } = shipmentOutcomes;

/** Shared by the commands on one shipment. */
export const onShipment = {
  policy: { role: 'agent' },
  returns: { version: z.number().optional() },
  refusals: {
    'no-such-shipment': notFound,
    changed: refusals.changed,
    erased: refusals.erased,
    spam: refusals.spam,
    cancelled: refusals.cancelled,
  },
} as const;

export const isOn = (value: string | undefined) => value === 'on' || value === 'true';

/** Joins the day and the time of a form, which has a field for each; a day with both stays as it is. */
export function dayAndTimeIn(fields: Fields, name: string): string {
  return [fields[name], fields[`${name}Time`]].filter(Boolean).join(' ');
}

type ShipmentCall = Call<StaffPolicy, 'id'>;

export function changeOf({ params, staff: by }: ShipmentCall, version: number) {
  return { shipmentId: params.id, version, by };
}
