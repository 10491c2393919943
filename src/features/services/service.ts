/** The eight services by the slug of their pages (specification, section 2), in the menu's order. */
export const services = [
  'market-analysis',
  'air-freight',
  'sea-freight',
  'train-freight',
  'project-cargo',
  'alcohol-wine-exports',
  'luxury-vehicle-export-import',
  'warehousing',
] as const;

export type Service = (typeof services)[number];

export function isService(value: unknown): value is Service {
  return (services as readonly unknown[]).includes(value);
}
