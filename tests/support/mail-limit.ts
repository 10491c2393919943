import { isConfirmedAddress } from '#features/identity/server/customers/account.ts';
import { createMailLimit } from '#platform/mail/mail-limit.ts';

/** The limit of mails to strangers, with a hash that a test can read. */
export const mailLimit = createMailLimit({ hash: (text) => text, isConfirmed: isConfirmedAddress });
