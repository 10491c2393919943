/** The services that a company can offer, by the slug of their pages, in the usual order. */
export const serviceSlugs = [
  'market-analysis',
  'air-freight',
  'sea-freight',
  'train-freight',
  'project-cargo',
  'alcohol-wine-exports',
  'luxury-vehicle-export-import',
  'warehousing',
] as const;
