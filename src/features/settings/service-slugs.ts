import { z } from 'zod';

/** The shipped services, by the slug of their pages, in the usual order: to offer, and as templates of a company's own. */
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

export type Service = (typeof serviceSlugs)[number];

/** The slug of a shipped service, or of one that a company added. */
export const serviceSlug = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'A service is the slug of its page, such as air-freight.');

/** Slugs that no new service of a company may have (`problemsOfChange`): `none` is that of requests that name none, and every object has a `constructor`. */
export const takenSlugs: readonly string[] = [...serviceSlugs, 'none', 'constructor'];
