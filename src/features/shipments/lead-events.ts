import type { DelayReason, MilestoneCode, TimeKind } from './milestones.ts';
import type { DocumentKind, ShipmentPart } from './references.ts';

type ShipmentEvent =
  | { type: 'shipment-begun'; shipmentId: string }
  | { type: 'shipment-changed'; shipmentId: string; what: ShipmentPart[] }
  | { type: 'shipment-cancelled'; shipmentId: string }
  /** `time` is local to the place: YYYY-MM-DD, or YYYY-MM-DDTHH:MM. */
  | {
      type: 'milestone';
      shipmentId: string;
      milestoneId: string;
      code: MilestoneCode;
      kind: TimeKind;
      time: string;
      place: string;
      delay?: DelayReason;
      comment: string;
    }
  | { type: 'milestone-removed'; shipmentId: string; code: MilestoneCode }
  | {
      type: 'shipment-document';
      shipmentId: string;
      fileId: string;
      kind: DocumentKind;
      isForCustomer: boolean;
      /** Set where the customer could not download it before. */
      isReleased?: boolean;
    };

declare module '#features/requests/lead.ts' {
  interface LeadEventTypes {
    shipments: ShipmentEvent;
  }
}
