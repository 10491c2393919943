import { localeOf } from '../../../platform/i18n/locale.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { kycStringsIn } from '../strings.ts';
import type { Route } from './+types/kyc-form-pdf';

/** The KYC form as a PDF that can be filled in on screen, made once, at build time. */
export async function loader({ url }: Route.LoaderArgs): Promise<Response> {
  const { renderKycForm } = await import('../pdf/kyc-form.tsx');
  const locale = localeOf(url);
  const { company } = currentSettings();
  const { kycForm: strings, kycTexts: texts } = kycStringsIn(locale);
  const pdf = await renderKycForm({ locale, company, texts, strings });
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
}
