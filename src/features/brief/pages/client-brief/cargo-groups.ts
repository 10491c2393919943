import type { CargoStrings } from '#features/cargo/cargo-strings.ts';
import type { Service } from '#features/services/service.ts';

/** Row fields of a list, and the number of rows without scripts. */
export interface RowList {
  name: keyof CargoStrings['form']['rows'];
  fields: readonly string[];
  rows: number;
}

export interface CargoGroup {
  name: keyof CargoStrings['form']['groups'];
  /** Services that show the group, `any` while none is selected; absent for all. cargo.css also heeds the mode. */
  services?: readonly (Service | 'any')[];
  fields?: readonly string[];
  list?: RowList;
}

const byContainer = ['any', 'sea-freight', 'train-freight', 'alcohol-wine-exports'] as const;

/** Fields above the cargo: the route, and the mode and direction, which are worked out. */
export const routeFields = { places: ['from.text', 'to.text'], workedOut: ['mode', 'direction'] } as const;

/** The cargo, by its path in `src/features/cargo/cargo.ts`; a service or mode shows one or two of the groups. */
export const loadGroups: readonly CargoGroup[] = [
  {
    name: 'containers',
    services: byContainer,
    list: { name: 'containers', fields: ['quantity', 'type', 'weightKg'], rows: 2 },
  },
  { name: 'totals', services: byContainer, fields: ['grossKg', 'volumeM3'] },
  {
    name: 'pieces',
    services: ['air-freight', 'project-cargo'],
    fields: ['units.side', 'units.weight'],
    list: {
      name: 'pieces',
      fields: ['quantity', 'weight', 'packaging', 'length', 'width', 'height', 'alone'],
      rows: 4,
    },
  },
  {
    name: 'vehicles',
    services: ['luxury-vehicle-export-import'],
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
  {
    name: 'storage',
    services: ['warehousing'],
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
  {
    name: 'market',
    services: ['market-analysis'],
    fields: [
      'market.origin',
      'market.category',
      'market.channel',
      'market.labelLanguage',
      'market.registrations',
    ],
  },
];

export const readyField = 'readyOn';

/** Fields behind “More details”. */
export const moreGroups: readonly CargoGroup[] = [
  {
    name: 'alcohol',
    services: ['alcohol-wine-exports'],
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
  {
    name: 'project',
    services: ['project-cargo'],
    fields: ['project.lifting', 'project.access', 'project.permits', 'project.outOfGauge'],
  },
  {
    name: 'terms',
    fields: ['from.scope', 'to.scope', 'incoterm', 'incotermPlace', 'role'],
  },
  {
    name: 'goods',
    fields: ['hsCode', 'dangerous', 'temperature.minC', 'temperature.maxC', 'temperature.vent'],
    list: { name: 'dangerousGoods', fields: ['unNumber', 'name', 'class', 'packingGroup'], rows: 1 },
  },
  { name: 'dates', fields: ['deliverBy', 'frequency'] },
  { name: 'value', fields: ['value.amount', 'value.currency', 'insurance', 'customs'] },
  { name: 'contact', fields: ['contact.by', 'contact.when', 'contact.calls', 'contact.texts'] },
];

/** Multi-line fields. */
export const notes = new Set([
  'project.lifting',
  'project.access',
  'project.permits',
  'storage.services',
  'market.registrations',
]);

/** Returns true when a group has one of these values or errors, by input name. */
export function isHolding({ fields = [], list }: CargoGroup, byName: Record<string, string>): boolean {
  const names = [...fields.map((field) => `shipment.${field}`), ...(list ? [`shipment.${list.name}`] : [])];
  return Object.entries(byName).some(
    ([name, value]) => value !== '' && names.some((begin) => name === begin || name.startsWith(`${begin}.`)),
  );
}
