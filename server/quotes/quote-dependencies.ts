import type { QuoteDocument } from '../../contract/quote/document.ts';
import type { AttachmentDependencies } from '../files/attachments.ts';
import type { LeadDependencies } from '../leads/lead-dependencies.ts';

/** Dependencies of the commands on quotes; each takes those that it uses. */
export interface QuoteDependencies extends LeadDependencies, AttachmentDependencies {
  /** The PDF of a quote, rendered apart from the request thread. Rejects when it cannot be made. */
  renderQuotePdf: (document: QuoteDocument) => Promise<Uint8Array>;
}
