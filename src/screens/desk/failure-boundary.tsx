import { isRouteErrorResponse, Link, Outlet, useRouteLoaderData } from 'react-router';
import { requireStaff } from '#features/identity/require-staff.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { failures as failuresStrings } from '#ui/desk/strings/en/failures.ts';
import type { Route } from './+types/failure-boundary';

/** Parent of every desk page, so that errors appear inside the desk's frame. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent', whileEnrolling: true });
  return { t: failuresStrings };
}

/** Title of the error page. */
export function meta({ loaderData, error, matches }: Route.MetaArgs) {
  if (!error || !loaderData) return [];
  const { forbidden, notFound, failed } = loaderData.t;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const { title } = { 403: forbidden, 404: notFound }[status] ?? failed;
  return deskTitle(title)({ loaderData, matches });
}

export default function Page() {
  return <Outlet />;
}

interface FailureText {
  title: string;
  text: string;
}

/** Shown for a page that the role does not allow (403), a missing page (404) or a failed one. */
function DeskFailure({ status, t }: { status: number; t: typeof failuresStrings }) {
  const known: Record<number, FailureText> = { 403: t.forbidden, 404: t.notFound };
  const { title, text } = known[status] ?? t.failed;
  return (
    <div className="desk-page">
      <p className="tabular pt-6 text-muted">{status}</p>
      <h1 className="mt-1">{title}</h1>
      <p className="mt-2 max-w-[60ch]">{text}</p>
      <p className="mt-6">
        <Link className="desk-button" to="/desk">
          {t.toDesk}
        </Link>
      </p>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('screens/desk/failure-boundary');
  if (!data) throw error;
  return <DeskFailure status={isRouteErrorResponse(error) ? error.status : 500} t={data.t} />;
}
