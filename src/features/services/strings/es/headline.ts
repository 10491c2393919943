import type { Settings } from '#features/settings/settings.ts';
import { offeredModes, offeredWays } from '../../offered-modes.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

const cargo = { air: 'carga aérea', sea: 'carga marítima', rail: 'carga ferroviaria' };

const by = { air: 'aire', sea: 'mar', rail: 'tren', road: 'carretera' };

export const headline = (settings: Settings) => {
  const [first] = offeredModes(settings);
  const others = offeredWays(settings).filter((way) => way !== first);
  return {
    heading: `Ofrecemos servicios de ${first ? cargo[first] : 'carga'} internacional`,
    others:
      others.length > 0
        ? `${first ? 'Y también por' : 'Por'} ${list.format(others.map((mode) => by[mode]))}`
        : '',
  };
};

export const modesOnOffer = (settings: Settings, added?: 'carretera') => {
  const modes = (added ? offeredWays(settings) : offeredModes(settings)).map((mode) => by[mode]);
  return list.format(modes.length > 0 ? modes : ['carretera']);
};
