import type { LeadFeedItem } from '../requests/lead.ts';

/** Events that notify staff: an assigned lead, a mention in a note, a message from the customer of their lead. */
export const notificationKinds = ['assigned', 'mentioned', 'answered'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Channels of notifications: mail, or the browser while the inbox is open. */
export const notificationChannels = ['mail', 'desktop'] as const;

export type NotificationChannel = (typeof notificationChannels)[number];

export type NotificationChoices = Record<NotificationChannel, NotificationKind[]>;

/** Default notifications. */
export const usualNotifications: NotificationChoices = { mail: ['mentioned', 'answered'], desktop: [] };

/** Returns the kind of notification that an event is for a member of staff; null if it does not concern them or is their own act. */
export function notificationKindOf(
  { actor, data, lead }: Pick<LeadFeedItem, 'actor' | 'data' | 'lead'>,
  staffId: string,
): NotificationKind | null {
  if (actor.kind === 'staff' && actor.id === staffId) return null;
  if (data.type === 'owner' && data.to?.id === staffId) return 'assigned';
  if (data.type === 'note' && data.mentions.some(({ id }) => id === staffId)) return 'mentioned';
  if (data.type === 'message' && data.isOverLimit) return null;
  return data.type === 'message' && lead.ownerId === staffId && lead.stage !== 'spam' ? 'answered' : null;
}
