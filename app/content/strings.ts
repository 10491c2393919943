import type { Locale } from '../../contract/locale.ts';
import { about } from './en/about.ts';
import { accessibility } from './en/accessibility.ts';
import { auth, forgotPassword, resetPassword, signIn, signUp, verifyEmail } from './en/accounts.ts';
import { brochure } from './en/brochure.ts';
import { clientBrief } from './en/client-brief.ts';
import { contact } from './en/contact.ts';
import { errors } from './en/errors.ts';
import { feedback } from './en/feedback.ts';
import { home } from './en/home.ts';
import { kyc } from './en/kyc.ts';
import { kycCase } from './en/kyc-case.ts';
import { kycForm, kycTexts } from './en/kyc-texts.ts';
import { layout } from './en/layout.ts';
import { partners } from './en/partners.ts';
import { plates } from './en/plates.ts';
import { powerOfAttorney } from './en/power-of-attorney.ts';
import { privacy } from './en/privacy.ts';
import { profile } from './en/profile.ts';
import { rateLetter } from './en/rate-letter.ts';
import { requestStatus } from './en/request-status.ts';
import { servicePage, services } from './en/services.ts';
import { team } from './en/team.ts';
import { terms } from './en/terms.ts';
import { chargeableWeight } from './en/tools/chargeable-weight.ts';
import { containerFit } from './en/tools/container-fit.ts';
import { incoterms } from './en/tools/incoterms.ts';
import { pieceRows } from './en/tools/pieces.ts';
import { toolFrame } from './en/tools/tool-frame.ts';
import { track } from './en/track.ts';
import { worldmap } from './en/worldmap.ts';

const en = {
  layout,
  home,
  about,
  partners,
  team,
  services,
  servicePage,
  rateLetter,
  plates,
  worldmap,
  contact,
  clientBrief,
  feedback,
  requestStatus,
  track,
  signIn,
  signUp,
  auth,
  profile,
  forgotPassword,
  resetPassword,
  verifyEmail,
  kyc,
  kycCase,
  kycForm,
  kycTexts,
  powerOfAttorney,
  brochure,
  chargeableWeight,
  containerFit,
  incoterms,
  pieceRows,
  toolFrame,
  privacy,
  terms,
  accessibility,
  errors,
};

/**
 * The text of the public site, by page; the desk's is English alone (en/desk.ts). English defines the shape: a locale that
 * lacks a string does not compile.
 */
export type SiteStrings = typeof en;

const strings: Record<Locale, SiteStrings> = { en };

/** The site's text in one locale. Only loaders and actions call it, so that no page's text is part of the browser's scripts. */
export function stringsIn(locale: Locale): SiteStrings {
  return strings[locale];
}

/** The same text with “e-mail” kept on one line, by a word joiner after its hyphen: it has no width, and a search skips it. */
export function keepEmailWhole<Text>(text: Text): Text {
  return JSON.parse(JSON.stringify(text).replaceAll(/\be-(?=mail)/gi, '$&\u2060')) as Text;
}
