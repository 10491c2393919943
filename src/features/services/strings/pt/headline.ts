import type { Settings } from '#features/settings/settings.ts';
import { offeredModes, offeredWays } from '../../offered-modes.ts';

const list = new Intl.ListFormat('pt', { type: 'conjunction' });

const cargo = { air: 'carga aérea', sea: 'carga marítima', rail: 'carga ferroviária' };

const by = { air: 'ar', sea: 'mar', rail: 'ferrovia', road: 'rodovia' };

export const headline = (settings: Settings) => {
  const [first] = offeredModes(settings);
  const others = offeredWays(settings).filter((way) => way !== first);
  return {
    heading: `Serviços internacionais de ${first ? cargo[first] : 'transporte de carga'}`,
    others:
      others.length > 0
        ? `${first ? 'E também por' : 'Por'} ${list.format(others.map((mode) => by[mode]))}`
        : '',
  };
};

export const modesOnOffer = (settings: Settings, added?: 'rodovia') => {
  const modes = (added ? offeredWays(settings) : offeredModes(settings)).map((mode) => by[mode]);
  return list.format(modes.length > 0 ? modes : ['rodovia']);
};
