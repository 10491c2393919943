import { zonesOf } from '../../../../contract/moment.ts';
import type { Session } from '../../../../server/accounts/find-session.ts';
import { listSessions } from '../../../../server/accounts/list-sessions.ts';
import type { Services } from '../../../../server/context.ts';
import { findCaseState } from '../../../../server/kyc/find-case-state.ts';
import { listOwnLeads } from '../../../../server/leads/list-own-leads.ts';
import { wordsIn } from '../../../content/words.ts';
import { requestRowOf } from './request-rows.ts';

/** All that the profile shows of its owner. Throws when the database fails. */
export async function loadProfile({ db, clock, company }: Services, session: Session) {
  const { account } = session;
  const { profile: words } = wordsIn('en');
  const [leads, devices, kycState] = await Promise.all([
    listOwnLeads(db, account.id),
    listSessions(db, session, clock()),
    findCaseState(db, account.id),
  ]);
  return {
    words,
    account,
    devices,
    requests: leads.map(requestRowOf),
    kyc: kycState ? words.kyc.states[kycState] : words.kyc.none,
    zones: zonesOf(company),
  };
}
