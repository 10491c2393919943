import type { Service } from '#features/services/service.ts';

/** Names of the shipped services; at the desk, `useServiceNames` has those of the company's own, too. */
export const serviceNames: Record<Service, string> = {
  'market-analysis': 'Market entry',
  'air-freight': 'Air freight',
  'sea-freight': 'Sea freight',
  'train-freight': 'Train freight',
  'project-cargo': 'Project cargo',
  'alcohol-wine-exports': 'Alcohol and wine exports',
  'luxury-vehicle-export-import': 'Luxury vehicle export and import',
  warehousing: 'Warehousing',
};
