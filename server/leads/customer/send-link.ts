import { knownLocale } from '../../../contract/locale.ts';
import { referencesIn } from '../../../contract/reference.ts';
import type { AccountDependencies } from '../../accounts/account-dependencies.ts';
import { hideDuration, type Limited, type RequestOrigin } from '../../auth/attempt-limits.ts';
import { transact } from '../../db/transact.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { findSecret } from '../secret-links.ts';
import { findMailThread } from '../timeline/mail-thread.ts';

type LinkDependencies = Pick<LeadDependencies, 'db' | 'clock' | 'mailLimit' | 'outboxIsWaiting'> &
  Pick<AccountDependencies, 'accountRateLimits'>;

interface Named {
  reference: string;
  email: string;
}

async function mailLink(dependencies: LinkDependencies, { reference, email }: Named): Promise<void> {
  const { db, clock, mailLimit, outboxIsWaiting, accountRateLimits } = dependencies;
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'kind', 'email', 'email_key', 'account_id', 'locale'])
    .where('reference', '=', reference)
    .where('email_key', '=', email.toLowerCase())
    // Spam is mailed nothing until a person restores it.
    .where('folder', '=', 'inbox')
    .executeTakeFirst();
  // A count of its own, so that nobody can use up the links to choose a password.
  if (!lead || !(await accountRateLimits.mailsToAccount.take(`track ${email.toLowerCase()}`)).ok) return;
  const now = clock();
  await transact(db, async (transaction) => {
    const cause = { address: lead.email, accountId: lead.account_id };
    if (!(await mailLimit.take(transaction, cause, now))) return;
    const secret = await findSecret(transaction, lead.id);
    // The mail itself is not in the outbox yet.
    const { references } = await findMailThread(transaction, lead, { except: '' });
    await enqueueMail(transaction, 'lead-link', {
      props: { address: lead.email, reference, secret, references },
      locale: knownLocale(lead.locale),
      subjectId: lead.id,
      now,
    });
  });
  outboxIsWaiting();
}

/**
 * Mails the link of a request's page to the address that the request has, or that no link works any more. The outcome and
 * its time are the same when no request has this reference and address. Refuses more than
 * 20 an hour from one network address; passes over more than five an hour to one address, and what exceeds the limit of
 * mails to strangers.
 */
export async function sendLink(
  dependencies: LinkDependencies,
  named: Named,
  { address }: Pick<RequestOrigin, 'address'>,
): Promise<{ ok: true } | Limited> {
  const [reference = ''] = referencesIn(named.reference);
  const counted = await dependencies.accountRateLimits.mailRequests.take(address);
  if (!counted.ok) return { ...counted, reason: 'limited' };
  await hideDuration(mailLink(dependencies, { ...named, reference }));
  return { ok: true };
}
