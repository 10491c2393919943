import { requireStaff } from '#features/identity/require-staff.ts';
import { findLead } from '#features/requests/server/inbox/find-lead.ts';
import { servicesContext } from '#platform/context.ts';
import type { Route } from './+types/stored-draft';
import { loader as loadEditor } from './quote.tsx';

/** Returns the data of the editor for a stored draft; null where the request has none, or was merged. */
export async function loader(args: Route.LoaderArgs) {
  const { request, params, context } = args;
  await requireStaff(request, context, { role: 'agent' });
  const lead = await findLead(context.get(servicesContext), params.id);
  if (!lead || lead.mergedInto) return null;
  const page = await loadEditor(args);
  return page.loaded.quoteId === '' ? null : page;
}
