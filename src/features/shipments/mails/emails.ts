import { emailFor, registerEmails } from '#platform/mail/emails.ts';
import type { shipmentDocuments, shipmentMilestone, shipmentState } from './shipment-emails.tsx';

const shipmentEmails = registerEmails({
  'shipment-milestone': emailFor<typeof shipmentMilestone>()({
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
  }),
  'shipment-documents': emailFor<typeof shipmentDocuments>()({
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
  }),
  'shipment-state': emailFor<typeof shipmentState>()({
    audience: 'customer',
    singleUseLink: false,
    thread: { redirectedTo: (address) => ({ address }) },
    retention: 'record',
  }),
});

type ShipmentEmails = typeof shipmentEmails;

declare module '#platform/mail/emails.ts' {
  interface Emails extends ShipmentEmails {}
}
