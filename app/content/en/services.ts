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
