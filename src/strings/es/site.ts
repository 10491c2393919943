import { clientBrief } from '../../features/brief/strings/es/client-brief.ts';
import { contact } from '../../features/brief/strings/es/contact.ts';
import { feedback } from '../../features/feedback/strings/es/feedback.ts';
import {
  auth,
  forgotPassword,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
} from '../../features/identity/strings/es/accounts.ts';
import { kyc } from '../../features/kyc/strings/es/kyc.ts';
import { kycCase } from '../../features/kyc/strings/es/kyc-case.ts';
import { kycForm, kycTexts } from '../../features/kyc/strings/es/kyc-texts.ts';
import { powerOfAttorney } from '../../features/kyc/strings/es/power-of-attorney.ts';
import { rateLetter } from '../../features/quotes/strings/es/rate-letter.ts';
import { requestStatus } from '../../features/requests/strings/es/request-status.ts';
import { plates } from '../../features/services/strings/es/plates.ts';
import { servicePage, services } from '../../features/services/strings/es/services.ts';
import { shipmentPage } from '../../features/shipments/strings/es/shipment-page.ts';
import { track } from '../../features/shipments/strings/es/track.ts';
import { profile } from '../../screens/customer/strings/es/profile.ts';
import { about } from '../../screens/site/strings/es/about.ts';
import { accessibility } from '../../screens/site/strings/es/accessibility.ts';
import { brochure } from '../../screens/site/strings/es/brochure.ts';
import { errors } from '../../screens/site/strings/es/errors.ts';
import { home } from '../../screens/site/strings/es/home.ts';
import { layout } from '../../screens/site/strings/es/layout.ts';
import { partners } from '../../screens/site/strings/es/partners.ts';
import { privacy } from '../../screens/site/strings/es/privacy.ts';
import { team } from '../../screens/site/strings/es/team.ts';
import { terms } from '../../screens/site/strings/es/terms.ts';
import { worldmap } from '../../screens/site/strings/es/worldmap.ts';
import { chargeableWeight } from '../../screens/site/tools/strings/es/chargeable-weight.ts';
import { containerFit } from '../../screens/site/tools/strings/es/container-fit.ts';
import { incoterms } from '../../screens/site/tools/strings/es/incoterms.ts';
import { pieceRows } from '../../screens/site/tools/strings/es/pieces.ts';
import { toolFrame } from '../../screens/site/tools/strings/es/tool-frame.ts';
import type { site as english } from '../en/site.ts';

/** The text of the public site, by page. */
export const site: typeof english = {
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
