/**
 * Countries and regions to and from which nothing is priced or sent without a person: the comprehensive embargoes of the
 * United States (31 CFR 510, 515, 560, 589; 15 CFR 746) and Syria. Crimea and Sevastopol, Donetsk and Luhansk are regions.
 */
const embargoed: readonly string[] = ['CU', 'IR', 'KP', 'SY', 'UA-43', 'UA-40', 'UA-14', 'UA-09'];

/** Ports and airports of those regions, for places whose region is not known. */
const embargoedPlaces: readonly string[] = [
  ...['UASVP', 'UAYAL', 'UAFEO', 'UAKEH', 'UASIP', 'UAEUP', 'UADOK', 'UAVSG', 'UAMPW', 'UABER'],
  ...['SIP', 'UKS', 'KHC', 'DOK', 'VSG', 'MPW'],
];

/** True where an end of a lane, by its codes, its state and its country, is under an embargo. */
export const isEmbargoed = ({ from, to }: { from: readonly string[]; to: readonly string[] }): boolean =>
  [...from, ...to].some((end) => embargoed.includes(end) || embargoedPlaces.includes(end));
