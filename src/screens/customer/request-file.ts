import { data } from 'react-router';
import { openForCustomer } from '#features/requests/server/files/downloads.ts';
import { servicesContext } from '#platform/context.ts';
import { attachmentHeaders } from '#platform/http/attachment-headers.ts';
import type { Route } from './+types/request-file';

/** Sends a file to the holder of the request's link, always as an attachment; logs each download. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const file = await openForCustomer(context.get(servicesContext), params);
  if (!file) throw data(null, { status: 404 });
  return new Response(file.content, {
    headers: { ...attachmentHeaders(file), 'Content-Length': String(file.size) },
  });
}
