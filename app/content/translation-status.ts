import type { Locale } from '../../contract/locale.ts';

/** Who reads a translation: somebody of the trade who did not write it, or counsel for a legal text. */
export const reviewers = ['second reader', 'counsel'] as const;

export type Reviewer = (typeof reviewers)[number];

/** Texts that bind the company: counsel alone reviews them. */
export const legalFiles = ['kyc-texts.ts', 'power-of-attorney.ts', 'privacy.ts', 'terms.ts'];

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
  'errors.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'a5763f20af52e54e' },
    pt: 'drafted',
  },
  'feedback.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '8ed65aae25fbaeaa' },
    pt: 'drafted',
  },
  'forms.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-24', by: 'second reader', digest: '79baf2ceaf8878c1' },
  },
  'home.ts': { es: 'drafted', pt: 'drafted' },
  'kyc-case.ts': { es: 'drafted', pt: 'drafted' },
  'kyc-texts.ts': { es: 'drafted', pt: 'drafted' },
  'kyc.ts': { es: 'drafted', pt: 'drafted' },
  'labels.ts': { es: 'drafted', pt: 'drafted' },
  'layout.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-24', by: 'second reader', digest: '84aed9fb7b473425' },
  },
  'legal.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '5ad579839e64eb3a' },
  },
  'mails.ts': { es: 'drafted', pt: 'drafted' },
  'messages.ts': { es: 'drafted', pt: 'drafted' },
  'office-hours.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'd7c04dd2a747517f' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '146236b167fe6b51' },
  },
  'partners.ts': { es: 'drafted', pt: 'drafted' },
  'plates.ts': { es: 'drafted', pt: 'drafted' },
  'power-of-attorney.ts': { es: 'drafted', pt: 'drafted' },
  'privacy.ts': { es: 'drafted', pt: 'drafted' },
  'profile.ts': { es: 'drafted', pt: 'drafted' },
  'quote-defaults.ts': { es: 'drafted', pt: 'drafted' },
  'quote-draft.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '6c36a50740343bcf' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '560ed6c996f9063f' },
  },
  'quote-mails.ts': { es: 'drafted', pt: 'drafted' },
  'quote.ts': { es: 'drafted', pt: 'drafted' },
  'rate-letter.ts': { es: 'drafted', pt: 'drafted' },
  'reply-starters.ts': {
    es: { reviewed: '2026-11-24', by: 'second reader', digest: '3512407a7a6ce404' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'e0c8b7384ab6e1f2' },
  },
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
  'shipment-page.ts': { es: 'drafted', pt: 'drafted' },
  'shipment-strings.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '479f5a9dfd4c70ee' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '479f5a9dfd4c70ee' },
  },
  'shipment.ts': { es: 'drafted', pt: 'drafted' },
  'site.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '7d29ed994d020db4' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '7d29ed994d020db4' },
  },
  'team.ts': { es: 'drafted', pt: 'drafted' },
  'terms.ts': { es: 'drafted', pt: 'drafted' },
  'tools/chargeable-weight.ts': { es: 'drafted', pt: 'drafted' },
  'tools/container-fit.ts': { es: 'drafted', pt: 'drafted' },
  'tools/incoterms.ts': { es: 'drafted', pt: 'drafted' },
  'tools/pieces.ts': { es: 'drafted', pt: 'drafted' },
  'tools/tool-frame.ts': {
    es: { reviewed: '2026-11-24', by: 'second reader', digest: '110ba4e08f24720a' },
    pt: { reviewed: '2026-11-24', by: 'second reader', digest: '428233df34964905' },
  },
  'track.ts': { es: 'drafted', pt: 'drafted' },
  'tracking-mails.ts': { es: 'drafted', pt: 'drafted' },
  'tracking.ts': { es: 'drafted', pt: 'drafted' },
  'trade.ts': { es: 'drafted', pt: 'drafted' },
  'worldmap.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '7ccac7110b3a937d' },
  },
};
