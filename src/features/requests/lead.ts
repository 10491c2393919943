import type { AttachmentRef } from '#platform/files/attachment-input.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import type { MailAddress } from '#platform/mail/composed-email.ts';
import type { BillingField } from './billing.ts';

export const workStages = ['new', 'need-information', 'quoting', 'quoted', 'won', 'lost'] as const;

export type WorkStage = (typeof workStages)[number];

/** Stages as the desk shows them: a lead in the folder of notices or of spam reads as that, whatever its stage was. */
export const leadStages = [...workStages, 'notice', 'spam'] as const;

export type LeadStage = (typeof leadStages)[number];

/** Stages in which nobody waits for an answer. */
export const closedStages: readonly LeadStage[] = ['won', 'lost', 'notice', 'spam'];

/** Reasons that a mail is a notice: its headers, its text, or that staff moved its sender's mails there before. */
export const noticeReasons = ['list', 'automatic', 'terms', 'sender'] as const;

export type NoticeReason = (typeof noticeReasons)[number];

/** `other` needs a comment. */
export const lostReasons = [
  'price',
  'transit-time',
  'no-answer',
  'went-elsewhere',
  'not-our-trade',
  'other',
] as const;

export type LostReason = (typeof lostReasons)[number];

/** `lost` needs a reason, and the reason `other` a comment. */
export interface StageChoice {
  to: LeadStage;
  reason?: LostReason | undefined;
  comment?: string;
  /** The day of the follow-up instead of the proposed one, YYYY-MM-DD; null for none. */
  followUpDate?: string | null | undefined;
  /** The last day of the quote that is sent with the move, which its follow-up is proposed by. */
  validUntil?: string;
}

/** The service of what names none, in figures. */
export const noService = 'none';

/** The owner of a lead that is nobody's yet, in filters. */
export const nobody = 'none';

/** Requests that one merge takes, with the one that is kept. */
export const mostMerged = 20;

/** The owner of leads whose owner may no longer sign in at the desk, in filters. */
export const leftTheDesk = 'left';

/** Days until the goods of a request are ready, in filters; `any` asks for a ready date alone. */
export const readyWithin = ['7', '14', '30', 'any'] as const;

/** A member of staff as the timeline keeps them: by the name they had then. */
export interface StaffName {
  id: string;
  name: string;
}

/** A member of staff who has a lead open at this moment. */
export interface PresentStaff extends StaffName {
  /** They are typing a reply. */
  isTyping: boolean;
}

export type LeadActor = ({ kind: 'staff' } & StaffName) | { kind: 'customer' } | { kind: 'system' };

/** Channels of a reply other than a mail from the desk. */
export const replyChannels = ['telephone', 'whatsapp', 'own-mail', 'in-person'] as const;

export type ReplyChannel = (typeof replyChannels)[number];

export type MessageChannel = 'page' | 'mail';

export type LanguageSource = 'text' | 'earlier' | 'default';

/** Addresses and subject of a mail, as its headers have them. Staff alone see them. */
export interface MailHeaders {
  from: MailAddress;
  /** Reply-To. */
  replyTo?: MailAddress;
  /** The sender, if it is another address. */
  sender?: MailAddress;
  to: MailAddress[];
  cc: MailAddress[];
  subject: string;
}

/** A reminder that an answer is due, or that a request is to be followed up. */
export type ReminderKind = 'soon' | 'overdue' | 'follow-up';

/** Reminders of the deadlines of shipments. */
export type DeadlineReminderKind = 'deadline-soon' | 'deadline-overdue';

export type ContactField = 'name' | 'company' | 'email' | 'phone' | BillingField;

/** Delay of a reply or quote, in ms; until then its author can take it back. */
export const sendDelayMs = 10_000;

/** Times of the reply, of the promise, and of the customer's last message since the lead was closed. */
export interface LeadTimer {
  repliedAt: number | null;
  dueAt: number;
  wroteAt: number | null;
  /** Left out where no answer was said to be unnecessary. */
  doneAt?: number;
}

/** Event types by the feature that appends them; later features add theirs to this interface in `lead-events.ts`. */
export interface LeadEventTypes {
  requests: RequestEvent;
}

export type LeadEventData = LeadEventTypes[keyof LeadEventTypes];

/** Returns true for a mail whose sender has an address of the company and is not verified: it may be forged. */
export function isUnverifiedColleague({
  isUnverified,
  isOfStaff,
  isOfCompany,
}: Extract<LeadEventData, { type: 'third-party-mail' }>): boolean {
  return isUnverified === true && (isOfStaff === true || isOfCompany === true);
}

type RequestEvent =
  /**
   * `channel`: how it reached the member of staff who entered it; left out where its sender sent it. Of a mail, `notice`: why
   * it went to the notices; `languageFrom`: how its language was guessed: by its text, the sender's last request, or not at all; `note`: for staff alone, the words of
   * the colleague who forwarded it, and what they are to know of the mail.
   */
  | {
      type: 'received';
      channel?: ReplyChannel;
      headers?: MailHeaders;
      notice?: NoticeReason;
      languageFrom?: LanguageSource;
      note?: string;
    }
  /** No acknowledgement was mailed, because strangers had caused too many mails to the address. */
  | { type: 'not-acknowledged' }
  | { type: 'stage'; from: LeadStage; to: LeadStage; reason?: LostReason; comment?: string }
  | { type: 'owner'; from: StaffName | null; to: StaffName | null }
  | { type: 'note'; text: string; mentions: StaffName[] }
  | {
      type: 'reply';
      to: string;
      subject: string;
      body: string;
      outboxId: string;
      attachments?: AttachmentRef[];
    }
  /** `headers`, `attachments`: of a mail that came with the desk in copy. */
  | {
      type: 'reply-logged';
      channel: ReplyChannel;
      comment: string;
      headers?: MailHeaders;
      attachments?: AttachmentRef[];
    }
  /** Staff said that no answer is needed, and took that back: a reply is due then, or at no time. */
  | { type: 'done' }
  | { type: 'not-done'; dueAt: number | null }
  | { type: 'priority' }
  | { type: 'not-priority' }
  | { type: 'customer-replied'; comment: string; dueAt: number }
  /**
   * The customer wrote. `from` is empty for the sender of the lead, else the name and address of the colleague who wrote;
   * `quoted` is what a mail repeats of earlier ones. `dueAt`: a reply is due then; null while the lead is spam.
   * `isOverLimit`: too many came in the hour before, and nobody was notified. `isUnverified`: the mail server has not
   * verified that it is from this sender. `asksForChange`: of the quote that was open. `asksForRequote`: of one that was declined or
   * has expired. `note`: for staff alone, such as of files
   * that were not kept.
   */
  | {
      type: 'message';
      via: MessageChannel;
      from: string;
      text: string;
      quoted: string;
      note?: string;
      attachments: AttachmentRef[];
      dueAt: number | null;
      isOverLimit?: true;
      isUnverified?: true;
      asksForChange?: true;
      asksForRequote?: true;
      /** Of a mail. */
      headers?: MailHeaders;
      /** The merged lead that it was sent about, where that is another one. */
      aboutId?: string;
    }
  /**
   * A mail about the request from an address that is not on the customer's side, such as an agent's: for the desk alone
   * until staff show it. `from`, `quoted`, `note`, `isOverLimit` and `aboutId` are those of a message. `isOfStaff`: from an address of
   * the staff, and nobody was notified. `isOfCompany`: from another address of the company.
   */
  | {
      type: 'third-party-mail';
      from: string;
      text: string;
      quoted: string;
      note?: string;
      attachments: AttachmentRef[];
      headers: MailHeaders;
      isOfStaff?: true;
      isOfCompany?: true;
      isOverLimit?: true;
      isUnverified?: true;
      aboutId?: string;
    }
  /** Staff showed it to the customer, or hid it again. `mail`: the position of its event. */
  | { type: 'third-party-mail-shown'; mail: number }
  | { type: 'third-party-mail-hidden'; mail: number }
  /** A program answered for the customer, such as during an absence; nobody waits for a reply to it. */
  | { type: 'auto-reply'; from: string; text: string }
  | { type: 'acknowledged'; dueAt: number }
  | { type: 'mail-retried'; outboxId: string; email: string }
  /**
   * The mail of a reply, or of a quote, has failed permanently. `dueAt`: somebody waits again until then; null where nobody
   * does.
   */
  | { type: 'reply-undelivered'; outboxId: string; isQuote?: true; dueAt: number | null }
  /**
   * `former`: what the fields held before, a line each. `dueAt`: the timer runs again until then; null where it stays.
   * `hasNewLink`: the customer's link has ended, and a new one was mailed to the new address. `formerEmail`: where mails went
   * before, `endedLinkId`: the link that undoes it for a week. `undoes`: the position of the change that this one undoes.
   */
  | {
      type: 'contact-changed';
      fields: ContactField[];
      former: string;
      dueAt: number | null;
      hasNewLink?: true;
      formerEmail?: string;
      endedLinkId?: string;
      undoes?: number;
    }
  /**
   * Staff corrected the request: `fields` are the names of the answers, `changes` what each held before and holds now, a
   * line each. `isFirst`: it had stood as it was sent.
   */
  | { type: 'corrected'; fields: string[]; changes: string; isFirst?: true }
  /** Staff changed the language of our mails to the customer. */
  | { type: 'locale'; from: Locale; to: Locale }
  /** The customer's link was replaced by a new one; it was revoked, so that none works. */
  | { type: 'link-renewed' }
  | { type: 'link-revoked' }
  /** `task`: the deadline that is due. */
  | {
      type: 'reminded';
      kind: ReminderKind | DeadlineReminderKind;
      dueAt: number;
      to: string[];
      task?: string;
    }
  /** `at`: when staff want to ask about it again; null where they no longer do. */
  | { type: 'follow-up'; at: number | null }
  /**
   * `hasNewLink`: the customer's link, which a form had shown, has ended, and a new one was mailed. `timer`: as it was before;
   * older releases stored none. `isNotice`: a notice, of which nobody is mailed.
   */
  | {
      type: 'merged-in';
      leadId: string;
      reference: string;
      hasNewLink?: true;
      isNotice?: true;
      timer?: LeadTimer;
    }
  | { type: 'merged-into'; leadId: string; reference: string }
  /** A merge of the two was undone; stands on both timelines. */
  | { type: 'merge-undone'; leadId: string; reference: string }
  | { type: 'erased' };

/** One event of a lead's timeline. It is never changed or deleted; what people wrote is, once a lead is erased. */
export interface LeadEvent {
  /** Increases with every event of every lead, in the order in which they became visible: a cursor for followers. */
  position: number;
  leadId: string;
  /** The lead's version once this had happened. */
  version: number;
  actor: LeadActor;
  /** Milliseconds since 1970. */
  at: number;
  data: LeadEventData;
}

/** An event as followers of the desk get it, with whom it is about as the lead stands when they do. */
export interface LeadFeedItem extends LeadEvent {
  lead: { reference: string; name: string; stage: LeadStage; ownerId: string | null };
}

/** The path of a lead's page at the desk. */
export function requestPath(id: string): string {
  return `/desk/requests/${id}`;
}

/** The path of the form that corrects a lead. */
export function correctionPath(id: string): string {
  return `${requestPath(id)}/correct`;
}

/** The comment is empty when none was given. */
export interface Loss {
  reason: LostReason;
  comment: string;
}

/** The last loss among events that are in order; null without one. */
export function lastLoss(events: LeadEvent[]): Loss | null {
  const data = events.findLast(({ data }) => data.type === 'stage' && data.to === 'lost')?.data;
  return data?.type === 'stage' && data.reason ? { reason: data.reason, comment: data.comment ?? '' } : null;
}
