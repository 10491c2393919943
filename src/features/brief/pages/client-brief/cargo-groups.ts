import type { CargoStrings } from '../../../cargo/cargo-strings.ts';
import { type CargoPart, cargoParts } from '../../../cargo/choices.ts';
import type { Service } from '../../../services/service.ts';

/** Row fields of a list, and the number of rows without scripts. */
export interface RowList {
  name: keyof CargoStrings['form']['rows'];
  fields: readonly string[];
  rows: number;
}

/** Fields with one shared “not known” checkbox. */
export interface GroupSection {
  part?: CargoPart;
  fields?: readonly string[];
  list?: RowList;
}

export interface CargoGroup {
  name: keyof CargoStrings['form']['groups'];
  /** Services that show the group, which also appears when no service is selected; absent for all. */
  services?: readonly Service[];
  sections: readonly GroupSection[];
}

/** Cargo details in display order, by their path in `src/features/cargo/cargo.ts`. */
export const cargoGroups: readonly CargoGroup[] = [
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
    // A wine shipper may select the mode of transport instead of the goods.
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

/** Multi-line fields. */
export const notes = new Set([
  'project.lifting',
  'project.access',
  'project.permits',
  'storage.services',
  'market.registrations',
]);

/** Returns a distinct name per part: checkboxes with the same name would reach the server as one. */
export function unknownName(part: CargoPart): string {
  return `shipment.unknown.${cargoParts.indexOf(part)}`;
}

/** Returns true when a group has one of these values or errors, by input name. */
export function isHolding({ sections }: CargoGroup, byName: Record<string, string>): boolean {
  const names = sections.flatMap(({ part, fields = [], list }) => [
    ...fields.map((field) => `shipment.${field}`),
    ...(list ? [`shipment.${list.name}`] : []),
    ...(part ? [unknownName(part)] : []),
  ]);
  return Object.entries(byName).some(
    ([name, value]) => value !== '' && names.some((begin) => name === begin || name.startsWith(`${begin}.`)),
  );
}

/** Returns the number of rows up to the last filled one. */
export function filledRows(name: string, values: Record<string, string>): number {
  const begin = `shipment.${name}.`;
  const indexes = Object.entries(values).map(([input, value]) =>
    input.startsWith(begin) && value !== '' ? Number.parseInt(input.slice(begin.length), 10) : -1,
  );
  return Math.max(-1, ...indexes) + 1;
}
