/**
 * `set-aside`: mails that could not be read, and that staff have not handled; `own`: sent by this desk, and staff's automatic
 * replies to it; `copies`: mails that came by another way before. The last two are in no other list.
 */
export const mailLists = ['set-aside', 'own', 'copies'] as const;

export type MailList = (typeof mailLists)[number];
