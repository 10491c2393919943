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
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '41b8d29a01adb967' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '0a315e3878e82255' },
  },
  'accessibility.ts': { es: 'drafted', pt: 'drafted' },
  'accounts.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'ce7e0c2091d41ca6' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '1742fcdad971dff3' },
  },
  'brochure.ts': { es: 'drafted', pt: 'drafted' },
  'client-brief.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '6182b41bee7ca837' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '9370616f101fa14f' },
  },
  'contact.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '6eeb54fc97f3d877' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '981889f871a55e4c' },
  },
  'errors.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '29a1c693649fd9a8' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '2dc1bdaf88cc54a9' },
  },
  'feedback.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '50380759611f81eb' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '17dc2344f859e8e3' },
  },
  'forms.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'f3a14fde7d1fdb37' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'a20a8666ffe8ec3a' },
  },
  'home.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '8d7087bf75f01d5f' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '8ef4d8403c38f25e' },
  },
  'kyc-case.ts': { es: 'drafted', pt: 'drafted' },
  'kyc-texts.ts': { es: 'drafted', pt: 'drafted' },
  'kyc.ts': { es: 'drafted', pt: 'drafted' },
  'labels.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '4d1b7570588b5376' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'c7e9191bfff5736d' },
  },
  'layout.ts': { es: 'drafted', pt: 'drafted' },
  'legal.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '6cc4f1d502325c3f' },
  },
  'mails.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'ba2a70faeff50daa' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '89946c13b8720888' },
  },
  'messages.ts': { es: 'drafted', pt: 'drafted' },
  'office-hours.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '8e0d1acdaa69bfad' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '67145c1bc6ba94e9' },
  },
  'partners.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '90b83fe36d924f03' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'a1c01692deedc41d' },
  },
  'plates.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '2b1632c204906ce2' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '1eb13579e0da4a38' },
  },
  'power-of-attorney.ts': { es: 'drafted', pt: 'drafted' },
  'privacy.ts': { es: 'drafted', pt: 'drafted' },
  'profile.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'c738b71699359625' },
  },
  'rate-letter.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'ec950429ff2361e0' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '3b32e5bac5efdca4' },
  },
  'reply-starters.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'f2b8c2b74c0dbd52' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'c8e9dda7fc0c83f9' },
  },
  'request-status.ts': { es: 'drafted', pt: 'drafted' },
  'services.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '03f0181045bb18dc' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'a0dfa9f47c387341' },
  },
  'services/air-freight.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '10308955540e33ce' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '8d1e2555bb0c06e7' },
  },
  'services/alcohol-wine-exports.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '4f0be24e7e0970e2' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '8a4658aaa73fc1dd' },
  },
  'services/luxury-vehicle-export-import.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '31f5431c98e2d927' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'd20d4ebf30301cc7' },
  },
  'services/market-analysis.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'f34a6ec10da11900' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'f3bafd1982a2816c' },
  },
  'services/project-cargo.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '240607d469629fae' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '23901dc741c02e88' },
  },
  'services/sea-freight.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'f9f4988241d91a85' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'dc2b97a61a23c26e' },
  },
  'services/train-freight.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '0ec4dc6cfb14a345' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'bfccf2db36b311f2' },
  },
  'services/warehousing.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '81af41c3b860698a' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '558ea21578b4e6a7' },
  },
  'shipment-form.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'a77c4bc75cd0f4f8' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'ad333e9f9c8ff161' },
  },
  'shipment-lines.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '68b5f39b80e8033f' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '2ddbdb18046adc51' },
  },
  'shipment-strings.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '9eb9c1338c2b5cb7' },
  },
  'shipment.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '7db216eeefe9e06e' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'fdcef026c00a8ed1' },
  },
  'site.ts': {
    es: 'drafted',
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'f3effaebf5b76b03' },
  },
  'team.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '9fb4fad3cacbc5c5' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '8b6904e8e35ee6a0' },
  },
  'terms.ts': { es: 'drafted', pt: 'drafted' },
  'tools/chargeable-weight.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '365fab6e1fac54ca' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: 'd24a4858e66266d7' },
  },
  'tools/container-fit.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: 'eff222cc41f2df3a' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '5e00d1b7103b7588' },
  },
  'tools/incoterms.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '58aabd7ff5e8b10e' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '2f0cf89035b6b591' },
  },
  'tools/pieces.ts': { es: 'drafted', pt: 'drafted' },
  'tools/tool-frame.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '10eca1c2150b4d83' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '9dccf72e36ea2711' },
  },
  'track.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '889e78706c913c11' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '772b3b03129abf68' },
  },
  'worldmap.ts': {
    es: { reviewed: '2026-11-23', by: 'second reader', digest: '02393d928d3048e4' },
    pt: { reviewed: '2026-11-23', by: 'second reader', digest: '2d8c806968bda116' },
  },
};
