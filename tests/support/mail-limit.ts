import { isConfirmedAddress } from '../../server/accounts/account.ts';
import { createMailLimit } from '../../server/mail/mail-limit.ts';

/** The limit of mails to strangers, with a hash that a test can read. */
export const mailLimit = createMailLimit({ hash: (text) => text, isConfirmed: isConfirmedAddress });
