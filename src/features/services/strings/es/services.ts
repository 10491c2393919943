import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/es/answer-time.ts';
import { offerTexts } from '../../offer-texts.ts';
import type { Service } from '../../service.ts';
import type { ServiceStrings } from '../../service-strings.ts';
import { airFreight } from './services/air-freight.ts';
import { alcoholWineExports } from './services/alcohol-wine-exports.ts';
import { luxuryVehicleExportImport } from './services/luxury-vehicle-export-import.ts';
import { marketAnalysis } from './services/market-analysis.ts';
import { projectCargo } from './services/project-cargo.ts';
import { seaFreight } from './services/sea-freight.ts';
import { trainFreight } from './services/train-freight.ts';
import { warehousing } from './services/warehousing.ts';

/** The text of the shipped service pages. */
export const services = (settings: Settings): Record<Service, ServiceStrings> => ({
  'market-analysis': marketAnalysis(settings),
  'air-freight': airFreight(settings),
  'sea-freight': seaFreight(settings),
  'train-freight': trainFreight(settings),
  'project-cargo': projectCargo(settings),
  'alcohol-wine-exports': alcoholWineExports(settings),
  'luxury-vehicle-export-import': luxuryVehicleExportImport(settings),
  warehousing,
});

/** The text that service pages share. */
export const servicePage = (settings: Settings) => ({
  label: 'Servicios',
  facts: 'En cifras',
  lanes: 'Días habituales, de terminal a terminal',
  about: 'Cómo funciona',
  choice: '¿Es lo indicado para su carga?',
  choose: 'Conviene',
  avoid: 'No conviene',
  ready: {
    heading: 'Qué tener a la mano',
    text: 'Origen, destino, fechas, valor y todo lo que pueda de esta lista. Cuanto más sepamos, más firme será la primera cotización.',
  },
  included: 'Nuestra tarifa incluye',
  notIncluded: 'No incluye',
  /** Left out of every rate. */
  neverIncluded: 'Aranceles e impuestos; seguro, salvo que lo pida',
  /** Said once a page, beside what a rate holds. */
  rate: `Usted recibe la tarifa por escrito, ${answerTimes(settings).request.within}, con su vigencia y lo que podría cambiarla.`,
  documents: {
    heading: 'Documentos',
    text: 'Dependen de la mercancía y del país. Le enviamos la lista exacta.',
  },
  offered: { heading: 'Lo que hacemos, en ocho puntos' },
  blocks: { heading: 'Cinco factores que deciden si se vende' },
  better: { label: 'A menudo conviene más' },
  /** Of a company's own service. */
  own: { why: 'Por qué elegirnos', questions: 'Preguntas', request: 'Solicitar tarifa' },
});

export const { offeredCount, offeredList } = offerTexts('es', {
  counts: [
    'Un servicio',
    'Dos servicios',
    'Tres servicios',
    'Cuatro servicios',
    'Cinco servicios',
    'Seis servicios',
    'Siete servicios',
    'Ocho servicios',
  ],
  count: '{count} servicios',
  names: {
    'air-freight': 'transporte aéreo',
    'sea-freight': 'transporte marítimo',
    'train-freight': 'transporte ferroviario',
    'project-cargo': 'carga de proyecto',
    'alcohol-wine-exports': 'vinos',
    'luxury-vehicle-export-import': 'vehículos',
    warehousing: 'almacenaje',
    'market-analysis': 'entrada al mercado',
  },
  more: 'más',
});
