import type { Services } from '../../../../server/context.ts';
import { listApiTokens } from '../../../../server/staff/api-tokens.ts';
import { listOwnSessions } from '../../../../server/staff/own-sessions.ts';
import { countRecoveryCodes } from '../../../../server/staff/recovery-codes.ts';
import type { StaffSession } from '../../../../server/staff/sessions.ts';
import { wordsIn } from '../../../content/words.ts';
import { momentOf } from '../moments.ts';

/** What the page of one's own account shows. */
export async function loadAccount({ db, clock }: Services, session: StaffSession) {
  const { staff, hasTwoFactor } = session;
  const [codesLeft, sessions, tokens] = await Promise.all([
    countRecoveryCodes(db, staff.id),
    listOwnSessions(db, session, clock()),
    listApiTokens(db, staff.id),
  ]);
  return {
    words: wordsIn('en').desk.account,
    me: { name: staff.name, email: staff.email },
    twoFactor: { isOn: hasTwoFactor, codesLeft },
    devices: sessions.map(({ signedInAt, usedAt, ...device }) => ({
      ...device,
      since: momentOf(signedInAt),
      used: momentOf(usedAt),
    })),
    tokens: tokens.map(({ createdAt, usedAt, ...token }) => ({
      ...token,
      since: momentOf(createdAt),
      used: usedAt === null ? null : momentOf(usedAt),
    })),
  };
}
