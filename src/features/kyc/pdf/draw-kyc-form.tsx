import { currentSettings } from '#features/settings/server/current-settings.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { kycStringsIn } from '../strings.ts';
import { renderKycForm } from './kyc-form.tsx';

/** Draws the KYC form as a PDF that can be filled in on screen. */
export async function drawKycForm(locale: Locale): Promise<Uint8Array> {
  const { kycForm: strings, kycTexts: texts } = kycStringsIn(locale);
  return renderKycForm({ locale, company: currentSettings().company, texts, strings });
}
