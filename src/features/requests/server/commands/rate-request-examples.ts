import type { z } from 'zod';
import type { rateRequestInput } from '../../lead-forms.ts';

interface Example {
  summary: string;
  value: z.input<typeof rateRequestInput>;
}

const contact = { clientName: 'Ana Ruiz', brandName: 'Café de Altura', email: 'ana@example.com' };

/** Bodies of POST /raterequestform for the OpenAPI document, each with a shipment of another kind. */
export const rateRequestExamples: Record<string, Example> = {
  short: {
    summary: 'Two minutes: no shipment',
    value: { ...contact, productToExport: '320 bags of green coffee from Santos to Hamburg' },
  },
  air: {
    summary: 'Air: pieces with dangerous goods',
    value: {
      ...contact,
      service: 'air-freight',
      productToExport: 'Battery packs for medical carts',
      shipment: {
        version: 1,
        mode: 'air',
        direction: 'import',
        from: { text: 'Guadalajara, Mexico', code: 'GDL', scope: 'door' },
        to: { text: 'Frankfurt, Germany', code: 'FRA', scope: 'port' },
        incoterm: 'FCA',
        incotermPlace: 'Guadalajara',
        units: { side: 'cm', weight: 'kg' },
        pieces: [
          {
            quantity: 4,
            packaging: 'pallet',
            length: 120,
            width: 100,
            height: 110,
            weight: 250,
            alone: true,
          },
        ],
        dangerous: 'yes',
        dangerousGoods: [{ unNumber: 'UN3480', name: 'Lithium ion batteries', class: '9' }],
        readyOn: '2027-01-18',
        value: { amount: 84_000, currency: 'USD' },
        insurance: 'unknown',
        unknown: ['temperature'],
      },
    },
  },
  fcl: {
    summary: 'Sea FCL: reefer containers',
    value: {
      ...contact,
      service: 'sea-freight',
      productToExport: 'Frozen shrimp',
      shipment: {
        version: 1,
        mode: 'fcl',
        direction: 'export',
        from: { text: 'Hamburg, Germany', code: 'DEHAM', scope: 'port' },
        to: { text: 'Singapore, Singapore', code: 'SGSIN', scope: 'port' },
        incoterm: 'CIF',
        incotermPlace: 'Singapore',
        containers: [{ type: '45R1', quantity: 2, weightKg: 22_500 }],
        hsCode: '0306.17',
        temperature: { minC: -20, maxC: -18, vent: 'closed' },
        readyOn: '2027-02-01',
        deliverBy: '2027-02-28',
        frequency: 'monthly',
        customs: 'yes',
      },
    },
  },
  vehicle: {
    summary: 'Vehicle: by RoRo',
    value: {
      ...contact,
      service: 'luxury-vehicle-export-import',
      shipment: {
        version: 1,
        direction: 'export',
        from: { text: 'Galveston, United States', code: 'USGLS', scope: 'port' },
        to: { text: 'Bremerhaven, Germany', code: 'DEBRV', scope: 'port' },
        vehicles: [
          {
            year: 2003,
            make: 'Honda',
            model: 'Accord',
            vin: '1HGCM82633A004352',
            runs: 'yes',
            keys: 'yes',
            condition: 'used',
            carriage: 'roro',
            title: 'clear',
            personalEffects: 'no',
          },
        ],
        value: { amount: 9_500, currency: 'USD' },
        unknown: ['dates'],
      },
    },
  },
};
