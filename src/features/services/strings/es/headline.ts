import type { Settings } from '../../../settings/settings.ts';
import { offeredModes } from '../../offered-modes.ts';

const list = new Intl.ListFormat('es', { type: 'conjunction' });

const cargo = { air: 'carga aérea', sea: 'carga marítima', rail: 'carga ferroviaria' };

const by = { air: 'aire', sea: 'mar', rail: 'tren' };

export const headline = (settings: Settings) => {
  const [first, ...others] = offeredModes(settings);
  return {
    heading: `Ofrecemos servicios de ${first ? cargo[first] : 'carga'} internacional`,
    others: `${first ? 'Y también por' : 'Por'} ${list.format([...others.map((mode) => by[mode]), 'carretera'])}`,
  };
};

export const modesOnOffer = (settings: Settings, ...added: string[]) => {
  const modes = [...offeredModes(settings).map((mode) => by[mode]), ...added];
  return list.format(modes.length > 0 ? modes : ['carretera']);
};
