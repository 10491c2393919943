import type { Settings } from '#features/settings/settings.ts';
import { answerTimes } from '#features/settings/strings/en/answer-time.ts';
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
  label: 'Services',
  facts: 'In figures',
  lanes: 'Typical days, gateway to gateway',
  about: 'How it works',
  choice: 'Is it right for your cargo?',
  choose: 'A good fit',
  avoid: 'Not a good fit',
  ready: {
    heading: 'What to have ready',
    text: 'From, to, dates, value, and as much of this as you have. The more we know, the firmer the first quote.',
  },
  included: 'In our rate',
  notIncluded: 'Not in it',
  /** Left out of every rate. */
  neverIncluded: 'Duties and taxes; insurance, unless you ask',
  /** Said once a page, beside what a rate holds. */
  rate: `You get your rate in writing, ${answerTimes(settings).request.within}, with how long it’s valid and what could change it.`,
  documents: {
    heading: 'Documents',
    text: 'It depends on the goods and the country. We send you the exact list.',
  },
  offered: { heading: 'Eight things we do' },
  blocks: { heading: 'Five things that decide whether it sells' },
  better: { label: 'Often the better choice' },
  /** Of a company's own service. */
  own: { why: 'Why choose us for it', questions: 'Questions', request: 'Request a rate' },
});

/** “Eight services”: the number of those offered. */
export const { offeredCount, offeredList } = offerTexts('en', {
  counts: [
    'One service',
    'Two services',
    'Three services',
    'Four services',
    'Five services',
    'Six services',
    'Seven services',
    'Eight services',
  ],
  count: '{count} services',
  names: {
    'air-freight': 'air freight',
    'sea-freight': 'sea freight',
    'train-freight': 'rail freight',
    'project-cargo': 'project cargo',
    'alcohol-wine-exports': 'wine',
    'luxury-vehicle-export-import': 'vehicles',
    warehousing: 'warehousing',
    'market-analysis': 'market entry',
  },
  more: 'more',
});
