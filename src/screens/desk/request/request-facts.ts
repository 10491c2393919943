import type { StaffAccess } from '../../../features/kyc/server/access-log.ts';
import type { PresentStaff } from '../../../features/requests/lead.ts';
import type { AttachmentAccess, LeadAttachment } from '../../../features/requests/server/files/downloads.ts';
import type { DeskLead, Timeline } from '../../../features/requests/server/inbox/find-lead.ts';
import type { RelatedLead } from '../../../features/requests/server/merge/related-leads.ts';
import type { CannedReply } from '../../../features/requests/server/reply/canned-replies.ts';
import type { Draft } from '../../../features/requests/server/reply/draft.ts';
import type { WaitingReply } from '../../../features/requests/server/reply/waiting-reply.ts';
import type { DeskShipment } from '../../../features/shipments/shipment.ts';
import type { StaffMember } from '../../../platform/commands/caller.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/** Input of the request's page. */
export interface RequestFacts {
  lead: DeskLead;
  /** Query of the list that the page was opened from. */
  query: string;
  timeline: Timeline & { accessLog: StaffAccess[] };
  /** Shipment of the request. */
  followed: DeskShipment | null;
  related: RelatedLead[];
  files: LeadAttachment[];
  /** Downloads of the files. */
  downloads: AttachmentAccess[];
  /** A reply that waits until it is sent, by anybody. */
  waitingReply: WaitingReply | null;
  draft: Draft | null;
  canned: CannedReply[];
  /** Returns the values of canned replies' variables in a locale. */
  valuesIn: (locale: Locale) => Record<string, string>;
  staff: StaffMember[];
  /** Colleagues who have the page open. */
  here: PresentStaff[];
  me: StaffMember;
  now: number;
}
