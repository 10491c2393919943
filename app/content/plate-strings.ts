import type { Service } from '../../contract/service.ts';
import type { plates } from './en/plates.ts';

/** The text of the drawings on the service pages, by service: that of English is the shape. */
export type PlateStrings = { [S in Service]: (typeof plates)[S] };
