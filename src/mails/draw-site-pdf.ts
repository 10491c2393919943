import type { PdfPictures, SitePdf } from '#platform/context.ts';
import type { Locale } from '#platform/i18n/locale.ts';

/** Draws a PDF of the site from the current settings. What draws it is loaded when it is needed. */
export async function drawSitePdf(
  name: SitePdf,
  locale: Locale,
  pictures?: PdfPictures,
): Promise<Uint8Array> {
  if (name === 'brochure')
    return (await import('#screens/site/brochure/draw-brochure.tsx')).drawBrochure(locale, pictures);
  return (await import('#features/kyc/pdf/draw-kyc-form.tsx')).drawKycForm(locale);
}
