import type { site as english } from '../en/site.ts';
import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { auth, forgotPassword, resetPassword, signIn, signUp, verifyEmail } from './accounts.ts';
import { brochure } from './brochure.ts';
import { clientBrief } from './client-brief.ts';
import { contact } from './contact.ts';
import { errors } from './errors.ts';
import { feedback } from './feedback.ts';
import { home } from './home.ts';
import { kyc } from './kyc.ts';
import { kycCase } from './kyc-case.ts';
import { kycForm, kycTexts } from './kyc-texts.ts';
import { layout } from './layout.ts';
import { partners } from './partners.ts';
import { plates } from './plates.ts';
import { powerOfAttorney } from './power-of-attorney.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { rateLetter } from './rate-letter.ts';
import { requestStatus } from './request-status.ts';
import { servicePage, services } from './services.ts';
import { shipmentPage } from './shipment-page.ts';
import { team } from './team.ts';
import { terms } from './terms.ts';
import { chargeableWeight } from './tools/chargeable-weight.ts';
import { containerFit } from './tools/container-fit.ts';
import { incoterms } from './tools/incoterms.ts';
import { pieceRows } from './tools/pieces.ts';
import { toolFrame } from './tools/tool-frame.ts';
import { track } from './track.ts';
import { worldmap } from './worldmap.ts';

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
