import type { NotificationKind } from '#features/identity/notifications.ts';
import type { LeadFeedItem } from './lead.ts';

/** Returns the kind of notification that an event is for a member of staff; null if it does not concern them or is their own act. */
export function notificationKindOf(
  { actor, data, lead }: Pick<LeadFeedItem, 'actor' | 'data' | 'lead'>,
  staffId: string,
): NotificationKind | null {
  if (actor.kind === 'staff' && actor.id === staffId) return null;
  if (data.type === 'owner' && data.to?.id === staffId) return 'assigned';
  if (data.type === 'note' && data.mentions.some(({ id }) => id === staffId)) return 'mentioned';
  const isMessage = data.type === 'message' || data.type === 'third-party-mail';
  if (!isMessage || data.isOverLimit || ('isOfStaff' in data && data.isOfStaff)) return null;
  return lead.ownerId === staffId && lead.stage !== 'spam' ? 'answered' : null;
}
