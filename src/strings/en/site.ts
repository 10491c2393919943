import { clientBrief } from '../../features/brief/strings/en/client-brief.ts';
import { contact } from '../../features/brief/strings/en/contact.ts';
import { feedback } from '../../features/feedback/strings/en/feedback.ts';
import {
  auth,
  forgotPassword,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
} from '../../features/identity/strings/en/accounts.ts';
import { kyc } from '../../features/kyc/strings/en/kyc.ts';
import { kycCase } from '../../features/kyc/strings/en/kyc-case.ts';
import { kycForm, kycTexts } from '../../features/kyc/strings/en/kyc-texts.ts';
import { powerOfAttorney } from '../../features/kyc/strings/en/power-of-attorney.ts';
import { rateLetter } from '../../features/quotes/strings/en/rate-letter.ts';
import { requestStatus } from '../../features/requests/strings/en/request-status.ts';
import { plates } from '../../features/services/strings/en/plates.ts';
import { servicePage, services } from '../../features/services/strings/en/services.ts';
import { shipmentPage } from '../../features/shipments/strings/en/shipment-page.ts';
import { track } from '../../features/shipments/strings/en/track.ts';
import { profile } from '../../screens/customer/strings/en/profile.ts';
import { about } from '../../screens/site/strings/en/about.ts';
import { accessibility } from '../../screens/site/strings/en/accessibility.ts';
import { brochure } from '../../screens/site/strings/en/brochure.ts';
import { errors } from '../../screens/site/strings/en/errors.ts';
import { home } from '../../screens/site/strings/en/home.ts';
import { layout } from '../../screens/site/strings/en/layout.ts';
import { partners } from '../../screens/site/strings/en/partners.ts';
import { privacy } from '../../screens/site/strings/en/privacy.ts';
import { team } from '../../screens/site/strings/en/team.ts';
import { terms } from '../../screens/site/strings/en/terms.ts';
import { worldmap } from '../../screens/site/strings/en/worldmap.ts';
import { chargeableWeight } from '../../screens/site/tools/strings/en/chargeable-weight.ts';
import { containerFit } from '../../screens/site/tools/strings/en/container-fit.ts';
import { incoterms } from '../../screens/site/tools/strings/en/incoterms.ts';
import { pieceRows } from '../../screens/site/tools/strings/en/pieces.ts';
import { toolFrame } from '../../screens/site/tools/strings/en/tool-frame.ts';

/** The text of the public site, by page. English defines the shape: a locale that lacks a string does not compile. */
export const site = {
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
  shipmentPage,
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
