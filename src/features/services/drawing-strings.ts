import type { Service } from './service.ts';
import type { plates } from './strings/en/plates.ts';

/** The text of the drawings on the service pages, by service: that of English is the shape. */
export type PlateStrings = { [S in Service]: (typeof plates)[S] };
