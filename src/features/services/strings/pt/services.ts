import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/pt/answer-time.ts';
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
  label: 'Serviços',
  facts: 'Em números',
  lanes: 'Dias típicos, de terminal a terminal',
  about: 'Como funciona',
  choice: 'Serve para a sua carga?',
  choose: 'Boa opção',
  avoid: 'Não é boa opção',
  ready: {
    heading: 'O que ter em mãos',
    text: 'Origem, destino, datas, valor e o que você tiver desta lista. Quanto mais soubermos, mais firme será a primeira cotação.',
  },
  included: 'Incluído',
  notIncluded: 'Não incluído',
  /** Left out of every rate. */
  neverIncluded: 'Impostos e taxas de importação; seguro, a menos que você peça',
  /** Said once a page, beside what a rate holds. */
  rate: `Sua cotação vem por escrito, ${answerTimes(settings).request.within}, com a validade e o que poderia mudá-la.`,
  documents: {
    heading: 'Documentos',
    text: 'Dependem da mercadoria e do país. Enviamos a lista exata.',
  },
  offered: { heading: 'Oito coisas que fazemos' },
  blocks: { heading: 'Cinco coisas que decidem se o produto vende' },
  better: { label: 'Muitas vezes a melhor escolha' },
  /** Of a company's own service. */
  own: { why: 'Por que nos escolher', questions: 'Perguntas', request: 'Peça uma cotação' },
});

export const { offeredCount, offeredList } = offerTexts('pt', {
  counts: [
    'Um serviço',
    'Dois serviços',
    'Três serviços',
    'Quatro serviços',
    'Cinco serviços',
    'Seis serviços',
    'Sete serviços',
    'Oito serviços',
  ],
  count: '{count} serviços',
  names: {
    'air-freight': 'frete aéreo',
    'sea-freight': 'frete marítimo',
    'train-freight': 'frete ferroviário',
    'project-cargo': 'carga de projeto',
    'alcohol-wine-exports': 'vinhos',
    'luxury-vehicle-export-import': 'veículos',
    warehousing: 'armazenagem',
    'market-analysis': 'entrada no mercado',
  },
  more: 'mais',
});
