import { type ShipmentPart, shipmentParts } from '../../../cargo/choices.ts';
import type { ShipmentStrings } from '../../../cargo/shipment-strings.ts';
import type { Service } from '../../../services/service.ts';

/** A list of rows: its fields, and how many rows a page without scripts has. */
export interface RowList {
  name: keyof ShipmentStrings['form']['rows'];
  fields: readonly string[];
  rows: number;
}

/** Fields that are marked as not known together. */
export interface GroupSection {
  part?: ShipmentPart;
  fields?: readonly string[];
  list?: RowList;
}

export interface ShipmentGroup {
  name: keyof ShipmentStrings['form']['groups'];
  /** Shown for these services, and where no service is chosen; for every service when absent. */
  services?: readonly Service[];
  sections: readonly GroupSection[];
}

/** The details of a shipment in the order of the form, by the path of each in `src/features/cargo/shipment.ts`. */
export const shipmentGroups: readonly ShipmentGroup[] = [
  {
    name: 'route',
    sections: [
      {
        part: 'route',
        fields: ['from.text', 'from.scope', 'to.text', 'to.scope', 'mode', 'direction', 'role'],
      },
      { part: 'incoterm', fields: ['incoterm', 'incotermPlace'] },
    ],
  },
  {
    name: 'pieces',
    sections: [
      {
        part: 'pieces',
        fields: ['units.side', 'units.weight'],
        list: {
          name: 'pieces',
          fields: ['quantity', 'weight', 'packaging', 'length', 'width', 'height', 'alone'],
          rows: 4,
        },
      },
      { fields: ['grossKg', 'volumeM3'] },
    ],
  },
  {
    name: 'containers',
    services: ['sea-freight', 'train-freight', 'project-cargo'],
    sections: [
      {
        part: 'containers',
        list: { name: 'containers', fields: ['quantity', 'type', 'weightKg'], rows: 2 },
      },
    ],
  },
  {
    name: 'goods',
    sections: [
      { fields: ['hsCode'] },
      {
        part: 'dangerousGoods',
        fields: ['dangerous'],
        list: { name: 'dangerousGoods', fields: ['unNumber', 'name', 'class', 'packingGroup'], rows: 1 },
      },
      { part: 'temperature', fields: ['temperature.minC', 'temperature.maxC', 'temperature.vent'] },
    ],
  },
  { name: 'dates', sections: [{ part: 'dates', fields: ['readyOn', 'deliverBy', 'frequency'] }] },
  {
    name: 'value',
    sections: [{ part: 'value', fields: ['value.amount', 'value.currency', 'insurance', 'customs'] }],
  },
  {
    name: 'project',
    services: ['project-cargo'],
    sections: [
      {
        part: 'project',
        fields: ['project.lifting', 'project.access', 'project.permits', 'project.outOfGauge'],
      },
    ],
  },
  {
    name: 'alcohol',
    // A shipper of wine may select the mode of transport instead of the goods.
    services: ['alcohol-wine-exports', 'air-freight', 'sea-freight', 'train-freight'],
    sections: [
      {
        part: 'alcohol',
        fields: [
          'alcohol.product',
          'alcohol.abv',
          'alcohol.bottleMl',
          'alcohol.bottlesPerCase',
          'alcohol.cases',
          'alcohol.taxStatus',
          'alcohol.permit',
        ],
      },
    ],
  },
  {
    name: 'vehicles',
    services: ['luxury-vehicle-export-import'],
    sections: [
      {
        part: 'vehicles',
        list: {
          name: 'vehicles',
          fields: [
            'year',
            'make',
            'model',
            'vin',
            'condition',
            'carriage',
            'title',
            'runs',
            'keys',
            'personalEffects',
          ],
          rows: 1,
        },
      },
    ],
  },
  {
    name: 'storage',
    services: ['warehousing'],
    sections: [
      {
        part: 'storage',
        fields: [
          'storage.palletsIn',
          'storage.palletsOut',
          'storage.areaM2',
          'storage.term',
          'storage.bonded',
          'storage.temperatureControlled',
          'storage.services',
        ],
      },
    ],
  },
  {
    name: 'market',
    services: ['market-analysis'],
    sections: [
      {
        part: 'market',
        fields: [
          'market.origin',
          'market.category',
          'market.channel',
          'market.labelLanguage',
          'market.registrations',
        ],
      },
    ],
  },
  {
    name: 'contact',
    sections: [{ fields: ['contact.by', 'contact.when', 'contact.calls', 'contact.texts'] }],
  },
];

/** The fields of several lines. */
export const notes = new Set([
  'project.lifting',
  'project.access',
  'project.permits',
  'storage.services',
  'market.registrations',
]);

/** The name of the box that marks a part as not known: boxes of one name would reach the server as one. */
export function unknownName(part: ShipmentPart): string {
  return `shipment.unknown.${shipmentParts.indexOf(part)}`;
}

/** Returns whether a group holds one of these values or problems, which go by the names of inputs: then it is open. */
export function isHolding({ sections }: ShipmentGroup, byName: Record<string, string>): boolean {
  const names = sections.flatMap(({ part, fields = [], list }) => [
    ...fields.map((field) => `shipment.${field}`),
    ...(list ? [`shipment.${list.name}`] : []),
    ...(part ? [unknownName(part)] : []),
  ]);
  return Object.entries(byName).some(
    ([name, value]) => value !== '' && names.some((begin) => name === begin || name.startsWith(`${begin}.`)),
  );
}

/** How many rows of a list the values fill, up to the last that holds one. */
export function filledRows(name: string, values: Record<string, string>): number {
  const begin = `shipment.${name}.`;
  const indexes = Object.entries(values).map(([input, value]) =>
    input.startsWith(begin) && value !== '' ? Number.parseInt(input.slice(begin.length), 10) : -1,
  );
  return Math.max(-1, ...indexes) + 1;
}
