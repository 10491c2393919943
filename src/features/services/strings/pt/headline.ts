import type { Settings } from '../../../settings/settings.ts';
import { offeredModes } from '../../offered-modes.ts';

const list = new Intl.ListFormat('pt', { type: 'conjunction' });

const cargo = { air: 'carga aérea', sea: 'carga marítima', rail: 'carga ferroviária' };

const by = { air: 'ar', sea: 'mar', rail: 'ferrovia' };

export const headline = (settings: Settings) => {
  const [first, ...others] = offeredModes(settings);
  return {
    heading: `Serviços internacionais de ${first ? cargo[first] : 'transporte de carga'}`,
    others: `${first ? 'E também por' : 'Por'} ${list.format([...others.map((mode) => by[mode]), 'rodovia'])}`,
  };
};

export const modesOnOffer = (settings: Settings, ...added: string[]) => {
  const modes = [...offeredModes(settings).map((mode) => by[mode]), ...added];
  return list.format(modes.length > 0 ? modes : ['rodovia']);
};
