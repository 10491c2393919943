/** Events that notify staff: an assigned lead, a mention in a note, a message from the customer of their lead. */
export const notificationKinds = ['assigned', 'mentioned', 'answered'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Channels of notifications: mail, or the browser while the inbox is open. */
export const notificationChannels = ['mail', 'desktop'] as const;

export type NotificationChannel = (typeof notificationChannels)[number];

export type NotificationChoices = Record<NotificationChannel, NotificationKind[]>;

/** Default notifications. */
export const usualNotifications: NotificationChoices = { mail: ['mentioned', 'answered'], desktop: [] };
