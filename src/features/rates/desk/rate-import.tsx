import { requireStaff } from '#features/identity/require-staff.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { servicesContext } from '#platform/context.ts';
import { BackLink, PageHead } from '#ui/desk/page-parts.tsx';
import { listRateSheets } from '../server/rate-sheets.ts';
import { rates as t } from '../strings/en/rates.ts';
import type { Route } from './+types/rate-import';
import { ImportForm } from './import-form.tsx';

const unique = (texts: string[]) => [...new Set(texts)].filter(Boolean).sort();

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'manager', right: 'rates' });
  const sheets = await listRateSheets(context.get(servicesContext).db);
  return {
    vendors: unique(sheets.map(({ vendor }) => vendor)),
    names: unique(sheets.map(({ name }) => name)),
  };
}

export const meta = deskTitle(t.import.heading);

export default function RateImport({ loaderData }: Route.ComponentProps) {
  return (
    <div className="desk-page">
      <BackLink to="/desk/rates" text={t.sheet.back} />
      <PageHead heading={t.import.heading} text={t.import.text} />
      <ImportForm {...loaderData} />
    </div>
  );
}
