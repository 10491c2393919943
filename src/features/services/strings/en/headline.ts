import type { Settings } from '../../../settings/settings.ts';
import { offeredModes } from '../../offered-modes.ts';

// British English has no comma before “and”.
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const cargo = { air: 'Air Cargo', sea: 'Ocean Freight', rail: 'Rail Freight' };

/** The first line of the site, and what it leaves out: “And by sea, rail and road”. */
export const headline = (settings: Settings) => {
  const [first, ...others] = offeredModes(settings);
  return {
    heading: `We Provide International ${first ? cargo[first] : 'Freight'} Services`,
    others: `${first ? 'And by' : 'By'} ${list.format([...others, 'road'])}`,
  };
};

/** “air, sea and rail”: the modes on offer, and what is added. */
export const modesOnOffer = (settings: Settings, ...added: string[]) => {
  const modes = [...offeredModes(settings), ...added];
  return list.format(modes.length > 0 ? modes : ['road']);
};
