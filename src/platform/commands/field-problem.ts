import type { AttachmentProblem } from '../files/attachment-input.ts';
import type { EmailProblem } from '../values/email-address.ts';

/** Reasons that a webhook's URL is refused. */
export type UrlProblem = 'url' | 'url-with-secrets' | 'url-plain' | 'url-closed';

/** Reasons that a document is refused. */
export type DocumentProblem = 'document-type' | 'document-cut-off' | 'document-empty' | 'document-too-large';

/** Reasons that a cargo detail is refused. */
type CargoProblem =
  | 'number'
  | 'number-ambiguous'
  | 'number-zero'
  | 'number-large'
  | 'number-whole'
  | 'celsius'
  | 'too-many'
  | 'unknown-field'
  | 'shipment-version'
  | 'place-code'
  | 'hs-code'
  | 'un-number'
  | 'hazard-class'
  | 'currency'
  | 'container-number'
  | 'air-waybill-number'
  | 'itn'
  | 'time-zone';

/** Reasons that a field is refused, as the schemas report them. */
export type FieldProblem =
  | 'required'
  | 'not-text'
  | 'unreadable-character'
  | 'too-long'
  | EmailProblem
  | 'phone'
  | 'rating'
  | 'reference'
  | 'one-way-to-answer'
  | 'terms'
  | 'date'
  | 'date-future'
  | 'share'
  | 'choose'
  | 'tick'
  | 'explain'
  | 'form'
  | 'form-among-documents'
  | DocumentProblem
  | AttachmentProblem
  | 'attachment-gone'
  | 'message-or-files'
  | 'number-places'
  | 'transit-days'
  | 'below-minimum'
  | 'attachment-not-stored'
  | 'attachment-too-many-unsent'
  | 'password-short'
  | 'password-long'
  | 'password-common'
  | 'password-same'
  | 'password-wrong'
  | 'account-exists'
  | 'token-invalid'
  | 'code-wrong'
  | 'day-past'
  | 'not-confirmed'
  | 'choose-one'
  | UrlProblem
  | CargoProblem
  | 'invalid';
