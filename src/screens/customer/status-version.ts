import { data } from 'react-router';
import { listCustomerQuotes } from '#features/quotes/server/quotes-by-link.ts';
import { findConversation } from '#features/requests/server/customer/conversation.ts';
import { findLeadBySecret } from '#features/requests/server/customer/lead-by-link.ts';
import { findCustomerShipment } from '#features/shipments/server/find-shipment.ts';
import { servicesContext } from '#platform/context.ts';
import type { Route } from './+types/status-version';
import { stateOf } from './request-status/status-etag.ts';

/** Returns 304 when the status page's ETag is current, else 204. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { db, clock } = context.get(servicesContext);
  const [lead, conversation, shipment, quotes] = await Promise.all([
    findLeadBySecret(db, params.secret),
    findConversation(db, params.secret),
    findCustomerShipment({ db }, params.secret),
    listCustomerQuotes({ db, clock }, params.secret),
  ]);
  if (!lead || !conversation) throw data(null, { status: 404 });
  const state = stateOf(lead, conversation, shipment, quotes);
  const isCurrent = request.headers.get('if-none-match') === state;
  return new Response(null, { status: isCurrent ? 304 : 204, headers: { ETag: state } });
}
