import type { ServiceWords } from '../../service-words.ts';

/** The words of /services/luxury-vehicle-export-import. */
export const luxuryVehicleExportImport: ServiceWords = {
  meta: { title: 'Luxury vehicle export and import', description: '' },
  title: 'Luxury vehicle export and import',
  heading: 'Luxury vehicle export and import',
  lead: '',
  picture: '',
  facts: [],
  paragraphs: ['', ''],
  choose: [],
  avoid: [],
  ready: [],
  included: [],
  notIncluded: [],
  papers: [],
  offered: [],
  why: { heading: '', points: [] },
  better: { service: 'sea-freight', text: '' },
  request: 'Request a rate',
};
