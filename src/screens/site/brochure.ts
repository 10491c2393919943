import { servicesContext } from '#platform/context.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import type { Route } from './+types/brochure';
import { brochurePictures } from './brochure/brochure-pictures.ts';

/** Returns the brochure as a PDF. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const services = context.get(servicesContext);
  const pdf = await services.renderSitePdf('brochure', localeOf(url), await brochurePictures(services));
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
