import type { PresentStaff } from '../../../../contract/lead.ts';
import type { Locale } from '../../../../contract/locale.ts';
import type { StaffMember } from '../../../../contract/staff-member.ts';
import type { DeskShipment } from '../../../../contract/tracking/shipment.ts';
import type { AttachmentAccess, LeadAttachment } from '../../../../server/leads/attachments/downloads.ts';
import type { DeskLead, Timeline } from '../../../../server/leads/inbox/find-lead.ts';
import type { RelatedLead } from '../../../../server/leads/merge/related-leads.ts';
import type { Draft } from '../../../../server/leads/reply/draft.ts';
import type { CannedReply } from '../../../../server/replies/canned-replies.ts';
import type { DeskStrings } from '../../../content/en/desk.ts';

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
  t: DeskStrings;
}
