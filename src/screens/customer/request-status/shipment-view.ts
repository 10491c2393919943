import { drawRoute } from '#features/shipments/draw-route.ts';
import type { CustomerShipment } from '#features/shipments/shipment.ts';
import type { TrackingStrings } from '#features/shipments/tracking-strings.ts';
import { type LineContext, progressView } from './shipment-line.ts';

interface ShipmentViewContext extends LineContext {
  names: TrackingStrings;
  findLocation: (code: string) => Promise<[longitude: number, latitude: number] | null>;
}

export async function shipmentView(shipment: CustomerShipment, context: ShipmentViewContext) {
  const { references, documents, wantsMail } = shipment;
  const { names } = context;
  const byKind = Map.groupBy(references, ({ kind }) => kind);
  return {
    ...progressView(shipment, context),
    // A canceled shipment has no next milestone.
    map:
      shipment.state === 'cancelled'
        ? null
        : await drawRoute(shipment, { ...context, alt: context.strings.map.alt }),
    references: [...byKind].map(([kind, values]) => ({
      label: names.references[kind],
      values: values.map(({ text }) => text),
    })),
    documents: documents.map(({ fileId, name, size, kind }) => ({
      fileId,
      name,
      size,
      kind: names.documents[kind],
    })),
    wantsMail,
  };
}

export type ShipmentView = Awaited<ReturnType<typeof shipmentView>>;
