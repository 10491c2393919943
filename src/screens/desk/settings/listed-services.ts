import { services } from '#features/services/service.ts';
import { isShipped, type ListedService, type OwnService, slugOf } from '#features/settings/own-services.ts';
import { takenSlugs } from '#features/settings/service-slugs.ts';
import { fold } from '#platform/values/fold.ts';
import { copyOf, identityOf } from './part/at-path.ts';
import { newSlug } from './slug.ts';

/** A line of the list: a service with its place in the part, -1 for a shipped one that is not listed. */
export interface ServiceRow {
  listed: ListedService;
  at: number;
  isOffered: boolean;
}

/** Identifies the row of a service while it is changed and moves in the list. */
export const keyOf = (listed: ListedService): string =>
  typeof listed === 'string' ? listed : listed.slug || identityOf(listed);

const isOff = (listed: ListedService) => typeof listed !== 'string' && listed.isOff === true;

/** Returns the part with those offered first, in their order. */
const inOrder = (value: readonly ListedService[]) => [
  ...value.filter((listed) => !isOff(listed)),
  ...value.filter(isOff),
];

/** Lists the services: those offered in their order, then the others. */
export function serviceRows(value: readonly ListedService[]): ServiceRow[] {
  const rows = value
    .map((listed, at) => ({ listed, at, isOffered: !isOff(listed) }))
    .filter(({ listed }) => typeof listed !== 'string' || isShipped(listed));
  const others = services.filter((service) => !value.includes(service));
  return [
    ...rows.filter(({ isOffered }) => isOffered),
    ...others.map((listed) => ({ listed, at: -1, isOffered: false })),
    ...rows.filter(({ isOffered }) => !isOffered),
  ];
}

/** Returns the part with a service on or off; one that is turned on is the last. */
export function withOffer(value: readonly ListedService[], { listed }: ServiceRow, isOn: boolean) {
  const others = value.filter((each) => each !== listed);
  if (typeof listed === 'string') return inOrder(isOn ? [...others, listed] : others);
  const { isOff: _, ...own } = listed;
  return inOrder([...others, copyOf(listed, isOn ? own : { ...own, isOff: true })]);
}

/** Returns the part with a service in the place of another one among those offered. */
export function withMoved(value: readonly ListedService[], { listed }: ServiceRow, onto: ServiceRow) {
  const moved = inOrder(value);
  const to = moved.indexOf(onto.listed);
  moved.splice(to, 0, ...moved.splice(moved.indexOf(listed), 1));
  return moved;
}

const blank: OwnService = {
  slug: '',
  template: null,
  name: { en: '' },
  summary: { en: '' },
  points: [],
  paragraphs: [],
  questions: [],
};

/** Returns the part with a service to fill in, the last of those offered. */
export const withBlank = (value: readonly ListedService[]) => inOrder([...value, { ...blank }]);

const longestSlug = 50;

/** Gives new services an address of their English name; others keep theirs, which links and requests use. */
export function withServiceSlugs(value: unknown): ListedService[] {
  const listed = value as ListedService[];
  const used = new Set<string>([...takenSlugs, ...listed.map(slugOf)]);
  return listed.map((each) => {
    if (typeof each === 'string' || each.slug) return each;
    const name = fold(each.name.en ?? '').slice(0, longestSlug);
    return { ...each, slug: newSlug(/^[a-z]/.test(name) ? name : `service ${name}`, used) };
  });
}
