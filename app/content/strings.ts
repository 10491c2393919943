import type { Locale } from '../../contract/locale.ts';
import { about } from './en/about.ts';
import { accessibility } from './en/accessibility.ts';
import { auth } from './en/auth.ts';
import { brochure } from './en/brochure.ts';
import { clientBrief } from './en/client-brief.ts';
import { contact } from './en/contact.ts';
import { desk } from './en/desk.ts';
import { errors } from './en/errors.ts';
import { feedback } from './en/feedback.ts';
import { home } from './en/home.ts';
import { kyc } from './en/kyc.ts';
import { kycCase } from './en/kyc-case.ts';
import { kycForm } from './en/kyc-form.ts';
import { layout } from './en/layout.ts';
import { partners } from './en/partners.ts';
import { forgotPassword, resetPassword, verifyEmail } from './en/passwords.ts';
import { powerOfAttorney } from './en/power-of-attorney.ts';
import { privacy } from './en/privacy.ts';
import { profile } from './en/profile.ts';
import { requestStatus } from './en/request-status.ts';
import { servicePage } from './en/service-page.ts';
import { services } from './en/services.ts';
import { signIn } from './en/sign-in.ts';
import { signUp } from './en/sign-up.ts';
import { team } from './en/team.ts';
import { terms } from './en/terms.ts';
import { worldmap } from './en/worldmap.ts';

const en = {
  layout,
  home,
  about,
  partners,
  team,
  services,
  servicePage,
  worldmap,
  contact,
  clientBrief,
  feedback,
  requestStatus,
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
  powerOfAttorney,
  brochure,
  privacy,
  terms,
  accessibility,
  errors,
  desk,
};

/** All UI text, by page. English defines the shape: another language that lacks a string does not compile. */
export type Strings = typeof en;

const strings: Record<Locale, Strings> = { en };

/** The UI text of one language. Only loaders and actions call it, so that no page's text is part of the browser's scripts. */
export function stringsIn(locale: Locale): Strings {
  return strings[locale];
}
