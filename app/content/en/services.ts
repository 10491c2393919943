import type { Service } from '../../../contract/service.ts';
import type { ServiceStrings } from '../service-strings.ts';
import { airFreight } from './services/air-freight.ts';
import { alcoholWineExports } from './services/alcohol-wine-exports.ts';
import { luxuryVehicleExportImport } from './services/luxury-vehicle-export-import.ts';
import { marketAnalysis } from './services/market-analysis.ts';
import { projectCargo } from './services/project-cargo.ts';
import { seaFreight } from './services/sea-freight.ts';
import { trainFreight } from './services/train-freight.ts';
import { warehousing } from './services/warehousing.ts';

/** The text of the eight service pages. */
export const services: Record<Service, ServiceStrings> = {
  'market-analysis': marketAnalysis,
  'air-freight': airFreight,
  'sea-freight': seaFreight,
  'train-freight': trainFreight,
  'project-cargo': projectCargo,
  'alcohol-wine-exports': alcoholWineExports,
  'luxury-vehicle-export-import': luxuryVehicleExportImport,
  warehousing,
};

/** The text that all eight service pages share. */
export const servicePage = {
  label: 'Services',
  facts: 'In figures',
  about: 'How it works',
  choice: 'When to choose it, and when not',
  choose: 'Choose it when',
  avoid: 'Choose another way when',
  ready: {
    label: 'Before you ask',
    heading: 'What to have ready',
    text: 'None of it is needed to ask. Each line you know makes the first answer firmer.',
  },
  included: 'Usually in our rate',
  notIncluded: 'Usually not in it',
  documents: {
    label: 'Documents',
    heading: 'What travels with it',
    text: 'Typical ones. Goods and countries decide; we tell you which.',
  },
  offered: { label: 'What we offer', heading: 'Eight things to ask us for' },
  blocks: { label: 'How we work on it', heading: 'Five things decide whether a product sells abroad' },
  why: 'How we work',
  better: { label: 'Often the better choice' },
};
