import { servicesContext } from '../../platform/context.ts';
import { localeOf } from '../../platform/i18n/locale.ts';
import type { Route } from './+types/brochure';

/** Returns the brochure as a PDF. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const pdf = await context.get(servicesContext).renderSitePdf('brochure', localeOf(url));
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
