import { listAccountLeads } from '#features/requests/server/customer/account-leads.ts';
import { findLeadBySecret } from '#features/requests/server/customer/lead-by-link.ts';
import { findLead, listTimeline } from '#features/requests/server/inbox/find-lead.ts';
import { listRelatedLeads } from '#features/requests/server/merge/related-leads.ts';
import { listEventsByOthers, listFeedItemsAfter } from '#features/requests/server/timeline/event-feed.ts';
import { listMailsAbout } from '#platform/mail/list-mails.ts';
import { secretOf } from '../../support/secret-of.ts';
import type { Deps, Question } from './question.ts';

/**
 * Queries of a request's page, of one that an account sent for a company with a telephone; and those that follow the
 * desk.
 */
export async function requestQuestions(from: Deps): Promise<Question[]> {
  const lead = await from.db
    .selectFrom('leads')
    .selectAll()
    .where('account_id', 'is not', null)
    .where('company', '!=', '')
    .where('phone', '!=', '')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id, account_id } = lead;
  const secret = (await secretOf(from, id)) ?? '';
  const timeline = async (deps: Deps) => {
    const found = await findLead(deps, id);
    return found && listTimeline(deps.db, found);
  };
  const eventsOf = (deps: Deps) => listEventsByOthers(deps.db, id, { after: 0, notBy: 'nobody' });
  return [
    { name: 'a request with its timeline', ask: timeline },
    { name: 'a request, mails', ask: (deps) => listMailsAbout(deps.db, [id]) },
    { name: 'a request, related ones and likely duplicates', ask: (deps) => listRelatedLeads(deps, id) },
    { name: 'a request, its events', ask: eventsOf },
    { name: 'events of all, the last ones', ask: (deps) => listFeedItemsAfter(deps, lead.number, 100) },
    { name: 'a request by its secret', ask: (deps) => findLeadBySecret(deps.db, secret) },
    { name: 'requests of an account', ask: (deps) => listAccountLeads(deps, String(account_id)) },
  ];
}
