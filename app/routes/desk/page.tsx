import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { wordsIn } from '../../content/words.ts';
import { DeskFailure } from '../../ui/desk/desk-failure.tsx';
import type { Route } from './+types/page';
import { deskMeta } from './desk-meta.ts';
import { requireStaff } from './require-staff.ts';

/** Holds every page of the desk, so that one which fails stands in the desk's frame. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent', whileEnrolling: true });
  return { words: wordsIn('en').desk.failures };
}

/** The title of a page that failed; every other brings its own. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  if (!error || !loaderData) return [];
  const { forbidden, notFound, failed } = loaderData.words;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return deskMeta(({ 403: forbidden, 404: notFound }[status] ?? failed).title);
}

export default function Page() {
  return <Outlet />;
}

/** What stands in for a page of the desk that failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('routes/desk/page');
  if (!data) throw error;
  return <DeskFailure status={isRouteErrorResponse(error) ? error.status : 500} words={data.words} />;
}
