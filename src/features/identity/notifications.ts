import type { LeadFeedItem } from '../requests/lead.ts';

/** What a member of staff can be notified of: a lead becomes theirs, a note names them, the customer of their lead writes. */
export const notificationKinds = ['assigned', 'mentioned', 'answered'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** How they are notified: by mail, or by the browser while the inbox is open in it. */
export const notificationChannels = ['mail', 'desktop'] as const;

export type NotificationChannel = (typeof notificationChannels)[number];

export type NotificationChoices = Record<NotificationChannel, NotificationKind[]>;

/** What is sent to somebody who has not chosen. */
export const usualNotifications: NotificationChoices = { mail: ['mentioned', 'answered'], desktop: [] };

/** What an event is to a member of staff; null where it does not concern them, or is their own act. */
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
