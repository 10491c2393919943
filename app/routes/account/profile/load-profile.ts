import { messagesIn } from '../../../../contract/messages.ts';
import { zonesOf } from '../../../../contract/moment.ts';
import type { Session } from '../../../../server/accounts/find-session.ts';
import { listSessions } from '../../../../server/accounts/list-sessions.ts';
import type { Services } from '../../../../server/context.ts';
import { findCaseState } from '../../../../server/kyc/find-case-state.ts';
import { listOwnLeads } from '../../../../server/leads/list-own-leads.ts';
import { wordsIn } from '../../../content/words.ts';
import { requestRowOf } from './request-rows.ts';

/** Why a mail to confirm the address may not have been sent and when it can be; null while it can. */
async function mailLimitedIn(
  { db, clock, mailLimit }: Services,
  { account }: Session,
): Promise<string | null> {
  if (account.emailVerified) return null;
  const now = clock();
  const nextAt = await mailLimit.nextAt(db, account.email, now);
  const { verifyMailLimited } = messagesIn('en').account;
  return nextAt === null ? null : verifyMailLimited(Math.ceil((nextAt - now) / 60_000));
}

/** All that the profile shows of its owner. Throws when the database fails. */
export async function loadProfile(services: Services, session: Session) {
  const { db, clock, company } = services;
  const { account } = session;
  const { profile: words } = wordsIn('en');
  const [leads, devices, kycState, mailLimited] = await Promise.all([
    listOwnLeads(db, account.id),
    listSessions(db, session, clock()),
    findCaseState(db, account.id),
    mailLimitedIn(services, session),
  ]);
  return {
    words,
    account,
    mailLimited,
    devices,
    requests: leads.map(requestRowOf),
    kyc: kycState ? words.kyc.states[kycState] : words.kyc.none,
    zones: zonesOf(company),
  };
}
