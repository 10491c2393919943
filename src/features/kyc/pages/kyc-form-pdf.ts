import { servicesContext } from '#platform/context.ts';
import { localeOf } from '#platform/i18n/locale.ts';
import type { Route } from './+types/kyc-form-pdf';

/** Returns the KYC form as a PDF that can be filled in on screen. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const pdf = await context.get(servicesContext).renderSitePdf('kyc-form', localeOf(url));
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
