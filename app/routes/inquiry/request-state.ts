import { data } from 'react-router';
import { servicesContext } from '../../../server/context.ts';
import { findConversation } from '../../../server/leads/customer/conversation.ts';
import { findLeadBySecret } from '../../../server/leads/customer/sent-lead.ts';
import { secretHeaders } from '../account/private-headers.ts';
import type { Route } from './+types/request-state';
import { stateOf } from './request-status/state.ts';

/** Answers an open status page whether it shows everything: 304 where the ETag that it sends is that of now, else 204. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [lead, conversation] = await Promise.all([
    findLeadBySecret(db, params.secret),
    findConversation(db, params.secret),
  ]);
  if (!lead || !conversation) throw data(null, { status: 404 });
  const headers = secretHeaders({ actionHeaders: new Headers() });
  const state = stateOf(lead, conversation);
  headers.set('ETag', state);
  const isCurrent = request.headers.get('if-none-match') === state;
  return new Response(null, { status: isCurrent ? 304 : 204, headers });
}
