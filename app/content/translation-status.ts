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
  'about.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '0a315e3878e82255' },
  },
  'accessibility.ts': { es: 'drafted', pt: 'drafted' },
  'accounts.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '1742fcdad971dff3' },
  },
  'brochure.ts': { es: 'drafted', pt: 'drafted' },
  'client-brief.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '9370616f101fa14f' },
  },
  'contact.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '981889f871a55e4c' },
  },
  'errors.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '2dc1bdaf88cc54a9' },
  },
  'feedback.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '17dc2344f859e8e3' },
  },
  'forms.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'a20a8666ffe8ec3a' },
  },
  'home.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '8ef4d8403c38f25e' },
  },
  'kyc-case.ts': { es: 'drafted', pt: 'drafted' },
  'kyc-texts.ts': { es: 'drafted', pt: 'drafted' },
  'kyc.ts': { es: 'drafted', pt: 'drafted' },
  'labels.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'c7e9191bfff5736d' },
  },
  'layout.ts': { es: 'drafted', pt: 'drafted' },
  'legal.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '6cc4f1d502325c3f' },
  },
  'mails.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '89946c13b8720888' },
  },
  'messages.ts': { es: 'drafted', pt: 'drafted' },
  'office-hours.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '67145c1bc6ba94e9' },
  },
  'partners.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'a1c01692deedc41d' },
  },
  'plates.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '1eb13579e0da4a38' },
  },
  'power-of-attorney.ts': { es: 'drafted', pt: 'drafted' },
  'privacy.ts': { es: 'drafted', pt: 'drafted' },
  'profile.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'c738b71699359625' },
  },
  'rate-letter.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '3b32e5bac5efdca4' },
  },
  'reply-starters.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'c8e9dda7fc0c83f9' },
  },
  'request-status.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'e76d320cc5804f21' },
  },
  'services.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'a0dfa9f47c387341' },
  },
  'services/air-freight.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '8d1e2555bb0c06e7' },
  },
  'services/alcohol-wine-exports.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '8a4658aaa73fc1dd' },
  },
  'services/luxury-vehicle-export-import.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'd20d4ebf30301cc7' },
  },
  'services/market-analysis.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'f3bafd1982a2816c' },
  },
  'services/project-cargo.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '23901dc741c02e88' },
  },
  'services/sea-freight.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'dc2b97a61a23c26e' },
  },
  'services/train-freight.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'bfccf2db36b311f2' },
  },
  'services/warehousing.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '558ea21578b4e6a7' },
  },
  'shipment-form.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'ad333e9f9c8ff161' },
  },
  'shipment-lines.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '2ddbdb18046adc51' },
  },
  'shipment-strings.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '9eb9c1338c2b5cb7' },
  },
  'shipment.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'fdcef026c00a8ed1' },
  },
  'site.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'f3effaebf5b76b03' },
  },
  'team.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '8b6904e8e35ee6a0' },
  },
  'terms.ts': { es: 'drafted', pt: 'drafted' },
  'tools/chargeable-weight.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'd24a4858e66266d7' },
  },
  'tools/container-fit.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '5e00d1b7103b7588' },
  },
  'tools/incoterms.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '2f0cf89035b6b591' },
  },
  'tools/pieces.ts': { es: 'drafted', pt: 'drafted' },
  'tools/tool-frame.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '9dccf72e36ea2711' },
  },
  'track.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '772b3b03129abf68' },
  },
  'worldmap.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '2d8c806968bda116' },
  },
};
