import type { Locale } from './locale.ts';

/** A second reader works in the trade and did not write the translation; counsel reads legal texts. */
export const reviewers = ['second reader', 'counsel'] as const;

export type Reviewer = (typeof reviewers)[number];

/** Texts that bind the company: only counsel reviews them. */
export const legalFiles = [
  'features/kyc/strings/*/kyc-texts.ts',
  'features/kyc/strings/*/power-of-attorney.ts',
  'screens/site/strings/*/privacy.ts',
  'screens/site/strings/*/terms.ts',
];

/**
 * A translation is a draft until a reviewer has compared all of it with the English. `digest` covers both texts on that
 * day: once one changes, `npm test lint` asks for another review.
 */
export type TranslationStatus = 'drafted' | { reviewed: string; by: Reviewer; digest: string };

/** Written by `npm run translations`. */
export const translationStatus: Record<string, Partial<Record<Locale, TranslationStatus>>> = {
  'features/brief/strings/*/client-brief.ts': { es: 'drafted', pt: 'drafted' },
  'features/brief/strings/*/contact.ts': { es: 'drafted', pt: 'drafted' },
  'features/cargo/strings/*/cargo-form.ts': { es: 'drafted', pt: 'drafted' },
  'features/cargo/strings/*/cargo-lines.ts': { es: 'drafted', pt: 'drafted' },
  'features/cargo/strings/*/cargo-questions.ts': { es: 'drafted', pt: 'drafted' },
  'features/cargo/strings/*/cargo-strings.ts': {
    es: { reviewed: '2026-11-26', by: 'second reader', digest: 'ff15b095d89712dc' },
    pt: { reviewed: '2026-11-26', by: 'second reader', digest: 'ff15b095d89712dc' },
  },
  'features/cargo/strings/*/cargo.ts': { es: 'drafted', pt: 'drafted' },
  'features/feedback/strings/*/feedback.ts': { es: 'drafted', pt: 'drafted' },
  'features/identity/strings/*/account-mails.ts': { es: 'drafted', pt: 'drafted' },
  'features/identity/strings/*/accounts.ts': { es: 'drafted', pt: 'drafted' },
  'features/identity/strings/*/two-factor.ts': { es: 'drafted', pt: 'drafted' },
  'features/kyc/strings/*/kyc-case.ts': { es: 'drafted', pt: 'drafted' },
  'features/kyc/strings/*/kyc-mails.ts': { es: 'drafted', pt: 'drafted' },
  'features/kyc/strings/*/kyc-texts.ts': { es: 'drafted', pt: 'drafted' },
  'features/kyc/strings/*/kyc.ts': { es: 'drafted', pt: 'drafted' },
  'features/kyc/strings/*/power-of-attorney.ts': { es: 'drafted', pt: 'drafted' },
  'features/map/strings/*/worldmap.ts': { es: 'drafted', pt: 'drafted' },
  'features/quotes/strings/*/quote-defaults.ts': { es: 'drafted', pt: 'drafted' },
  'features/quotes/strings/*/quote-draft.ts': { es: 'drafted', pt: 'drafted' },
  'features/quotes/strings/*/quote-mails.ts': { es: 'drafted', pt: 'drafted' },
  'features/quotes/strings/*/quote.ts': { es: 'drafted', pt: 'drafted' },
  'features/quotes/strings/*/rate-letter.ts': { es: 'drafted', pt: 'drafted' },
  'features/rates/strings/*/charges.ts': { es: 'drafted', pt: 'drafted' },
  'features/rates/strings/*/first-price.ts': { es: 'drafted', pt: 'drafted' },
  'features/requests/strings/*/labels.ts': { es: 'drafted', pt: 'drafted' },
  'features/requests/strings/*/lead-mails.ts': { es: 'drafted', pt: 'drafted' },
  'features/requests/strings/*/reply-starters.ts': {
    es: { reviewed: '2026-11-26', by: 'second reader', digest: '4ff38575e21a5a74' },
    pt: { reviewed: '2026-11-26', by: 'second reader', digest: 'c34d55c0f8947f8f' },
  },
  'features/requests/strings/*/request-status.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/headline.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/plates.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/services.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/services/air-freight.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/services/alcohol-wine-exports.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/services/luxury-vehicle-export-import.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/services/market-analysis.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/services/project-cargo.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/services/sea-freight.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/services/train-freight.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/services/warehousing.ts': { es: 'drafted', pt: 'drafted' },
  'features/services/strings/*/trade.ts': { es: 'drafted', pt: 'drafted' },
  'features/settings/strings/*/answer-time.ts': { es: 'drafted', pt: 'drafted' },
  'features/settings/strings/*/office-hours.ts': { es: 'drafted', pt: 'drafted' },
  'features/shipments/strings/*/shipment-page.ts': { es: 'drafted', pt: 'drafted' },
  'features/shipments/strings/*/track.ts': { es: 'drafted', pt: 'drafted' },
  'features/shipments/strings/*/tracking-mails.ts': { es: 'drafted', pt: 'drafted' },
  'features/shipments/strings/*/tracking.ts': { es: 'drafted', pt: 'drafted' },
  'platform/commands/strings/*/messages.ts': { es: 'drafted', pt: 'drafted' },
  'screens/customer/strings/*/profile.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/strings/*/about.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/strings/*/accessibility.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/strings/*/brochure.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/strings/*/cards.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/strings/*/cargo-preview.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/strings/*/errors.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'a5763f20af52e54e' },
    pt: 'drafted',
  },
  'screens/site/strings/*/home.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/strings/*/layout.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/strings/*/partners.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/strings/*/privacy.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/strings/*/team.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/strings/*/terms.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/tools/strings/*/chargeable-weight.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/tools/strings/*/container-fit.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/tools/strings/*/incoterms.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/tools/strings/*/pieces.ts': { es: 'drafted', pt: 'drafted' },
  'screens/site/tools/strings/*/tool-frame.ts': {
    es: { reviewed: '2026-11-24', by: 'second reader', digest: '110ba4e08f24720a' },
    pt: { reviewed: '2026-11-24', by: 'second reader', digest: '428233df34964905' },
  },
  'ui/forms/strings/*/forms.ts': { es: 'drafted', pt: 'drafted' },
  'ui/forms/strings/*/whatsapp.ts': { es: 'drafted', pt: 'drafted' },
  'ui/strings/*/legal.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-26', by: 'second reader', digest: 'ec7a1ea9035a4abb' },
  },
};
