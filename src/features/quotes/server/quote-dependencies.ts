import type { LeadDependencies } from '#features/requests/server/lead-dependencies.ts';
import type { AttachmentDependencies } from '#platform/files/attachments.ts';
import type { QuoteDocument } from '../document.ts';

/** Dependencies of the commands on quotes; each takes those that it uses. */
export interface QuoteDependencies extends LeadDependencies, AttachmentDependencies {
  /** The PDF of a quote, rendered apart from the request thread. Rejects when it cannot be made. */
  renderQuotePdf: (document: QuoteDocument) => Promise<Uint8Array>;
}

declare module '#platform/context.ts' {
  interface Services extends QuoteDependencies {}
}
