import type { Locale } from '../../contract/locale.ts';

/** Who reads a translation: somebody of the trade who did not write it, or counsel for a legal text. */
export const reviewers = ['second reader', 'counsel'] as const;

export type Reviewer = (typeof reviewers)[number];

/**
 * A translation is drafted until a reviewer has read all of it beside the English. `digest` is that of both texts on that
 * day: once one changes, `npm test lint` asks for another review.
 */
export type TranslationStatus = 'drafted' | { reviewed: string; by: Reviewer; digest: string };

/** The status of each translated file, by language. `npm run translations` writes it. */
export const translationStatus: Record<string, Partial<Record<Locale, TranslationStatus>>> = {
  'about.ts': { es: 'drafted', pt: 'drafted' },
  'accessibility.ts': { es: 'drafted', pt: 'drafted' },
  'accounts.ts': { es: 'drafted', pt: 'drafted' },
  'brochure.ts': { es: 'drafted', pt: 'drafted' },
  'client-brief.ts': { es: 'drafted', pt: 'drafted' },
  'contact.ts': { es: 'drafted', pt: 'drafted' },
  'errors.ts': { es: 'drafted', pt: 'drafted' },
  'feedback.ts': { es: 'drafted', pt: 'drafted' },
  'forms.ts': { es: 'drafted', pt: 'drafted' },
  'home.ts': { es: 'drafted', pt: 'drafted' },
  'kyc-case.ts': { es: 'drafted', pt: 'drafted' },
  'kyc-texts.ts': { es: 'drafted', pt: 'drafted' },
  'kyc.ts': { es: 'drafted', pt: 'drafted' },
  'labels.ts': { es: 'drafted', pt: 'drafted' },
  'layout.ts': { es: 'drafted', pt: 'drafted' },
  'legal.ts': { es: 'drafted', pt: 'drafted' },
  'mails.ts': { es: 'drafted', pt: 'drafted' },
  'messages.ts': { es: 'drafted', pt: 'drafted' },
  'office-hours.ts': { es: 'drafted', pt: 'drafted' },
  'partners.ts': { es: 'drafted', pt: 'drafted' },
  'plates.ts': { es: 'drafted', pt: 'drafted' },
  'power-of-attorney.ts': { es: 'drafted', pt: 'drafted' },
  'privacy.ts': { es: 'drafted', pt: 'drafted' },
  'profile.ts': { es: 'drafted', pt: 'drafted' },
  'rate-letter.ts': { es: 'drafted', pt: 'drafted' },
  'reply-starters.ts': { es: 'drafted', pt: 'drafted' },
  'request-status.ts': { es: 'drafted', pt: 'drafted' },
  'services.ts': { es: 'drafted', pt: 'drafted' },
  'services/air-freight.ts': { es: 'drafted', pt: 'drafted' },
  'services/alcohol-wine-exports.ts': { es: 'drafted', pt: 'drafted' },
  'services/luxury-vehicle-export-import.ts': { es: 'drafted', pt: 'drafted' },
  'services/market-analysis.ts': { es: 'drafted', pt: 'drafted' },
  'services/project-cargo.ts': { es: 'drafted', pt: 'drafted' },
  'services/sea-freight.ts': { es: 'drafted', pt: 'drafted' },
  'services/train-freight.ts': { es: 'drafted', pt: 'drafted' },
  'services/warehousing.ts': { es: 'drafted', pt: 'drafted' },
  'shipment-form.ts': { es: 'drafted', pt: 'drafted' },
  'shipment-lines.ts': { es: 'drafted', pt: 'drafted' },
  'shipment-strings.ts': { es: 'drafted', pt: 'drafted' },
  'shipment.ts': { es: 'drafted', pt: 'drafted' },
  'site.ts': { es: 'drafted', pt: 'drafted' },
  'team.ts': { es: 'drafted', pt: 'drafted' },
  'terms.ts': { es: 'drafted', pt: 'drafted' },
  'tools/chargeable-weight.ts': { es: 'drafted', pt: 'drafted' },
  'tools/container-fit.ts': { es: 'drafted', pt: 'drafted' },
  'tools/incoterms.ts': { es: 'drafted', pt: 'drafted' },
  'tools/pieces.ts': { es: 'drafted', pt: 'drafted' },
  'tools/tool-frame.ts': { es: 'drafted', pt: 'drafted' },
  'track.ts': { es: 'drafted', pt: 'drafted' },
  'worldmap.ts': { es: 'drafted', pt: 'drafted' },
};
