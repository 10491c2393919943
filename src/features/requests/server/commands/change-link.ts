import type { Db } from '#platform/db/open-database.ts';
import { transact } from '#platform/db/transact.ts';
import type { LeadEventData, StaffName } from '../../lead.ts';
import type { LeadDependencies } from '../lead-dependencies.ts';
import { endSecretLink, findWorkingLink, insertSecretLink, newSecretLink } from '../secret-links.ts';
import { appendEvent } from '../timeline/lead-events.ts';
import { lockLead } from './change-lead.ts';

type LinkDependencies = Pick<LeadDependencies, 'db' | 'cipher' | 'clock' | 'timelineSubscribers'>;

/** `link-changed`: the link that works is another one than the caller has seen. */
export type LinkOutcome = { ok: true } | { ok: false; reason: 'no-such-lead' | 'link-changed' };

interface LinkChange {
  leadId: string;
  by: StaffName;
}

/**
 * Changes the link of a lead, also of one that was merged, whose own link works too. Locked, so that no link is made for
 * a lead that is erased at the same time. `change` returns false where it changed nothing.
 */
async function changeLink(
  dependencies: LinkDependencies,
  { leadId, by }: LinkChange,
  type: Extract<LeadEventData['type'], 'link-renewed' | 'link-revoked'>,
  change: (transaction: Db, at: number) => Promise<boolean>,
): Promise<LinkOutcome> {
  const at = dependencies.clock();
  return transact(dependencies.db, async (transaction): Promise<LinkOutcome> => {
    const lead = await lockLead(transaction, leadId);
    if (!lead || lead.erased_at !== null) return { ok: false, reason: 'no-such-lead' };
    if (!(await change(transaction, at))) return { ok: false, reason: 'link-changed' };
    await appendEvent(dependencies, transaction, { lead, by, at, data: { type } });
    return { ok: true };
  });
}

/**
 * Makes a new link to a lead's status page; the one that worked stops at once, and mails that have not left carry the new
 * one. Refused where `replaces` is not the id of the link that works, or null where none does: of two who renew at once,
 * one does. Throws when the database fails.
 */
export function renewLink(
  dependencies: LinkDependencies,
  { replaces, ...change }: LinkChange & { replaces: string | null },
): Promise<LinkOutcome> {
  const { leadId, by } = change;
  return changeLink(dependencies, change, 'link-renewed', async (transaction, at) => {
    const isAsSeen =
      replaces === null
        ? (await findWorkingLink(transaction, leadId)) === null
        : await endSecretLink(transaction, { leadId, linkId: replaces, at, by: by.id });
    if (!isAsSeen) return false;
    await insertSecretLink(transaction, newSecretLink(dependencies, leadId, { at, by: by.id }).link);
    return true;
  });
}

/**
 * Ends the link to a lead's status page at once. Mails that have not left, and later ones, go without a link until it is
 * renewed. Refused where it is not the link that works. Throws when the database fails.
 */
export function revokeLink(
  dependencies: LinkDependencies,
  { linkId, ...change }: LinkChange & { linkId: string },
): Promise<LinkOutcome> {
  const { leadId, by } = change;
  return changeLink(dependencies, change, 'link-revoked', (transaction, at) =>
    endSecretLink(transaction, { leadId, linkId, at, by: by.id }),
  );
}
