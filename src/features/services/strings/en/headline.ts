import type { Settings } from '#features/settings/settings.ts';
import { offeredModes, offeredWays } from '../../offered-modes.ts';

// British English has no comma before “and”.
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const cargo = { air: 'Air Cargo', sea: 'Ocean Freight', rail: 'Rail Freight' };

/** The first line of the site, and what it leaves out: “And by sea, rail and road”. */
export const headline = (settings: Settings) => {
  const [first] = offeredModes(settings);
  const others = offeredWays(settings).filter((way) => way !== first);
  return {
    heading: `We Provide International ${first ? cargo[first] : 'Freight'} Services`,
    /** Empty where there is none. */
    others: others.length > 0 ? `${first ? 'And by' : 'By'} ${list.format(others)}` : '',
  };
};

/** “air, sea and rail”: the modes on offer, with road where that is asked for. */
export const modesOnOffer = (settings: Settings, added?: 'road') => {
  const modes = added ? offeredWays(settings) : offeredModes(settings);
  return list.format(modes.length > 0 ? modes : ['road']);
};
