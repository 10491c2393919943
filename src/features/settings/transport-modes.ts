/** Full and less than container load, by their trade abbreviations. */
export const transportModes = ['air', 'fcl', 'lcl', 'rail', 'road'] as const;

export type TransportMode = (typeof transportModes)[number];
