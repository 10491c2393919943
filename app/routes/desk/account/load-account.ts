import type { Services } from '../../../../server/context.ts';
import { listApiTokens } from '../../../../server/staff/api-tokens.ts';
import { listOwnSessions } from '../../../../server/staff/own-sessions.ts';
import { countRecoveryCodes } from '../../../../server/staff/recovery-codes.ts';
import type { StaffSession } from '../../../../server/staff/sessions.ts';
import { findSignInHistory } from '../../../../server/staff/sign-in-events.ts';
import { wordsIn } from '../../../content/words.ts';
import { hourOf, momentOf } from '../moments.ts';

/** What the page of one's own account shows. */
export async function loadAccount({ db, clock }: Services, session: StaffSession) {
  const { staff, hasTwoFactor, hasSingleKeys } = session;
  const now = clock();
  const [codesLeft, sessions, tokens, { previous, failedAt }] = await Promise.all([
    countRecoveryCodes(db, staff.id),
    listOwnSessions(db, session, now),
    listApiTokens(db, staff.id),
    findSignInHistory(db, session, now),
  ]);
  return {
    words: wordsIn('en').desk.account,
    me: { name: staff.name, email: staff.email },
    hasSingleKeys,
    twoFactor: { isOn: hasTwoFactor, codesLeft },
    history: {
      previous: previous && { device: previous.device, at: momentOf(previous.at) },
      failed: failedAt === null ? null : momentOf(failedAt),
    },
    devices: sessions.map(({ signedInAt, usedAt, ...device }) => ({
      ...device,
      since: momentOf(signedInAt),
      used: hourOf(usedAt, now),
    })),
    tokens: tokens.map(({ createdAt, usedAt, ...token }) => ({
      ...token,
      since: momentOf(createdAt),
      used: usedAt === null ? null : hourOf(usedAt, now),
    })),
  };
}
