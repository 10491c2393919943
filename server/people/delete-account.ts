import { lockAccount, removeAccount } from '../accounts/account.ts';
import type { AccountDependencies } from '../accounts/account-dependencies.ts';
import { checkPassword } from '../accounts/passwords.ts';
import type { Session } from '../accounts/sessions.ts';
import { type Limited, limitPasswordAttempts, type RequestOrigin } from '../auth/attempt-limits.ts';
import { transact } from '../db/transact.ts';
import { leaveCase } from '../kyc/leave-case.ts';
import { unlinkLeads } from '../leads/commands/unlink-leads.ts';
import { deleteMailsAbout } from '../mail/delete-mails.ts';

export type DeleteAccountOutcome = { ok: true } | { ok: false; reason: 'password-wrong' } | Limited;

/**
 * Deletes the account with its sessions, links and mails, in one transaction. Requests stay with the company, without
 * the link to it; so do KYC documents that were sent, until their time of keeping is over. A wrong password counts like one at sign-in. Throws when the database fails.
 */
export function deleteAccount(
  dependencies: AccountDependencies,
  { account }: Session,
  password: string,
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<DeleteAccountOutcome> {
  const { db, clock } = dependencies;
  const attempt = async (): Promise<DeleteAccountOutcome> => {
    if (!(await checkPassword(db, account.id, password))) return { ok: false, reason: 'password-wrong' };
    await transact(db, async (transaction) => {
      await lockAccount(transaction, account.id);
      await unlinkLeads(transaction, account.id);
      await leaveCase(transaction, account.id, clock());
      await deleteMailsAbout(transaction, account.id);
      await removeAccount(transaction, account.id);
    });
    return { ok: true };
  };
  return limitPasswordAttempts(dependencies.accountRateLimits, { email: account.email, address }, attempt);
}
