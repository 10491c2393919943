import { Outlet } from 'react-router';
import { servicesContext } from '../../../server/context.ts';
import { countCases } from '../../../server/kyc/list-cases.ts';
import { countWaiting } from '../../../server/leads/inbox/count-waiting.ts';
import { company } from '../../content/company.ts';
import { stringsIn } from '../../content/strings.ts';
import '../../desk.css';
import { DeskLayout } from '../../ui/desk/desk-layout.tsx';
import type { Route } from './+types/layout';
import { requireStaff } from './require-staff.ts';

export const handle = { hydrate: 'idle', frame: 'desk' };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, hasSingleKeys } = await requireStaff(request, context, {
    role: 'agent',
    whileEnrolling: true,
  });
  const { desk, layout } = stringsIn('en');
  const services = context.get(servicesContext);
  const [inbox, cases] = await Promise.all([countWaiting(services), countCases(services.db)]);
  const counts = { inbox, kyc: { count: cases.sent, overdue: 0 } };
  return {
    me: staff,
    hasSingleKeys,
    counts,
    words: desk.frame,
    toasts: layout.toasts.region,
    companyName: company.name,
    timeZone: company.hours.timeZone,
  };
}

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <DeskLayout {...loaderData}>
      <Outlet />
    </DeskLayout>
  );
}
