import type { Service } from './service.ts';
import type { plates } from './strings/en/plates.ts';

/** Texts of the drawings on the service pages; English is the type. */
export type PlateStrings = { [S in Service]: (typeof plates)[S] };
