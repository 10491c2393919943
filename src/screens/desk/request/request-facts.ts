import type { StaffMember } from '../../../features/identity/staff-member.ts';
import type { PresentStaff } from '../../../features/requests/lead.ts';
import type { AttachmentAccess, LeadAttachment } from '../../../features/requests/server/files/downloads.ts';
import type { DeskLead, Timeline } from '../../../features/requests/server/inbox/find-lead.ts';
import type { RelatedLead } from '../../../features/requests/server/merge/related-leads.ts';
import type { CannedReply } from '../../../features/requests/server/reply/canned-replies.ts';
import type { Draft } from '../../../features/requests/server/reply/draft.ts';
import type { DeskShipment } from '../../../features/shipments/shipment.ts';
import type { Locale } from '../../../platform/i18n/locale.ts';

/** What the page of a request is made from. */
export interface RequestFacts {
  lead: DeskLead;
  /** The part of the address that says from which list the page was opened. */
  query: string;
  timeline: Timeline;
  /** The shipment that was begun for it. */
  followed: DeskShipment | null;
  related: RelatedLead[];
  files: LeadAttachment[];
  /** Who downloaded them. */
  downloads: AttachmentAccess[];
  draft: Draft | null;
  canned: CannedReply[];
  /** What variables of canned replies stand for in a text of a language. */
  valuesIn: (locale: Locale) => Record<string, string>;
  staff: StaffMember[];
  /** Who else has the page open. */
  here: PresentStaff[];
  me: StaffMember;
  now: number;
}
