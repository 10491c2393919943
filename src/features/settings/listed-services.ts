import { z } from 'zod';
import { ownService } from './own-service.ts';
import { isOwn, isShipped, slugOf } from './own-services.ts';
import { serviceSlug } from './service-slugs.ts';

/** Most services that a company adds. */
const mostOwnServices = 20;

/**
 * The services in the order of the menu. A shipped one that is not listed is off; a slug that this version of the site does
 * not know is skipped.
 */
export const listedServices = z
  .array(z.union([serviceSlug, ownService]))
  .refine((listed) => listed.filter(isOwn).length <= mostOwnServices, {
    error: `A company adds ${mostOwnServices} services at most.`,
  })
  .refine((listed) => new Set(listed.map(slugOf)).size === listed.length, {
    error: 'Each service is listed once.',
  })
  .refine((listed) => listed.some((each) => (isOwn(each) ? !each.isOff : isShipped(each))), {
    error: 'Offer one service at least.',
  });
