import { clientBrief } from '../../features/brief/strings/pt/client-brief.ts';
import { contact } from '../../features/brief/strings/pt/contact.ts';
import { feedback } from '../../features/feedback/strings/pt/feedback.ts';
import {
  auth,
  forgotPassword,
  resetPassword,
  signIn,
  signUp,
  verifyEmail,
} from '../../features/identity/strings/pt/accounts.ts';
import { kyc } from '../../features/kyc/strings/pt/kyc.ts';
import { kycCase } from '../../features/kyc/strings/pt/kyc-case.ts';
import { kycForm, kycTexts } from '../../features/kyc/strings/pt/kyc-texts.ts';
import { powerOfAttorney } from '../../features/kyc/strings/pt/power-of-attorney.ts';
import { rateLetter } from '../../features/quotes/strings/pt/rate-letter.ts';
import { requestStatus } from '../../features/requests/strings/pt/request-status.ts';
import { plates } from '../../features/services/strings/pt/plates.ts';
import { servicePage, services } from '../../features/services/strings/pt/services.ts';
import { shipmentPage } from '../../features/shipments/strings/pt/shipment-page.ts';
import { track } from '../../features/shipments/strings/pt/track.ts';
import { profile } from '../../screens/customer/strings/pt/profile.ts';
import { about } from '../../screens/site/strings/pt/about.ts';
import { accessibility } from '../../screens/site/strings/pt/accessibility.ts';
import { brochure } from '../../screens/site/strings/pt/brochure.ts';
import { errors } from '../../screens/site/strings/pt/errors.ts';
import { home } from '../../screens/site/strings/pt/home.ts';
import { layout } from '../../screens/site/strings/pt/layout.ts';
import { partners } from '../../screens/site/strings/pt/partners.ts';
import { privacy } from '../../screens/site/strings/pt/privacy.ts';
import { team } from '../../screens/site/strings/pt/team.ts';
import { terms } from '../../screens/site/strings/pt/terms.ts';
import { worldmap } from '../../screens/site/strings/pt/worldmap.ts';
import { chargeableWeight } from '../../screens/site/tools/strings/pt/chargeable-weight.ts';
import { containerFit } from '../../screens/site/tools/strings/pt/container-fit.ts';
import { incoterms } from '../../screens/site/tools/strings/pt/incoterms.ts';
import { pieceRows } from '../../screens/site/tools/strings/pt/pieces.ts';
import { toolFrame } from '../../screens/site/tools/strings/pt/tool-frame.ts';
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
