import { requireStaff } from '#features/identity/require-staff.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { comingHolidays } from '#features/settings/server/holidays.ts';
import { servicesContext } from '#platform/context.ts';
import type { Route } from './+types/holidays';

/** Lists the coming public holidays of a country or region, each once. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'manager' });
  const { clock } = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const today = dateAt(clock(), 'UTC');
  return comingHolidays(today, searchParams.get('country') ?? '', searchParams.get('region') ?? '');
}
