import { Link } from 'react-router';
import { doneIn } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { hasRight } from '#platform/commands/caller.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { formatNumber } from '#platform/values/format.ts';
import { FormNote } from '#ui/desk/desk-form.tsx';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { EmptyState, PageHead } from '#ui/desk/page-parts.tsx';
import { RecordTable } from '#ui/desk/record-table.tsx';
import { listRateSheets, type RateSheet } from '../server/rate-sheets.ts';
import { rates as t } from '../strings/en/rates.ts';
import type { Route } from './+types/rates';
import { SheetValidity } from './validity.tsx';

const path = '/desk/rates';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const [sheets, staff] = await Promise.all([listRateSheets(services.db), services.listStaff()]);
  return {
    outcome: doneIn(request, t.done),
    canImport: hasRight(me, 'rates'),
    today: dateAt(services.clock(), currentSettings().company.hours.timeZone),
    sheets: sheets.map((sheet) => ({
      ...sheet,
      importer: staff.find(({ id }) => id === sheet.importedBy)?.name ?? t.formerStaff,
    })),
  };
}

export const meta = deskTitle(t.title);

interface Listed extends RateSheet {
  importer: string;
}

function Sheets({ caption, sheets, today }: { caption: string; sheets: Listed[]; today: string }) {
  const { columns } = t;
  return (
    <RecordTable
      caption={caption}
      rows={sheets}
      keyOf={({ id }) => id}
      pathOf={({ id }) => `${path}/${id}`}
      columns={[
        { title: columns.name, cell: ({ name }) => name },
        { title: columns.vendor, isCut: true, cell: ({ vendor }) => vendor || t.own },
        {
          title: columns.state,
          cell: ({ state }) => (
            <span className={state === 'unconfirmed' ? 'desk-badge' : ''}>{t.states[state]}</span>
          ),
        },
        { title: columns.valid, cell: (sheet) => <SheetValidity sheet={sheet} today={today} /> },
        {
          title: columns.lines,
          isAmount: true,
          cell: ({ lineCount }) => formatNumber(deskLocale, lineCount),
        },
        { title: columns.imported, cell: ({ importedAt }) => <DeskTime at={importedAt} /> },
        { title: columns.by, cell: ({ importer }) => importer },
      ]}
      empty={<EmptyState {...t.empty} />}
    />
  );
}

export default function Rates({ loaderData }: Route.ComponentProps) {
  const { outcome, canImport, sheets, today } = loaderData;
  const former = sheets.filter(({ state }) => state === 'ended');
  const current = sheets.filter(({ state }) => state !== 'ended');
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} text={t.text}>
        {/* On a wide screen, the rail leads there. */}
        <Link to="/desk/quote-templates" className="desk-button lg:hidden">
          {t.templatesLink}
        </Link>
        {canImport && (
          <Link to={`${path}/import`} className="desk-button desk-button-primary">
            {t.import.open}
          </Link>
        )}
      </PageHead>
      <FormNote outcome={outcome} formId="done" />
      <Sheets caption={t.heading} sheets={current} today={today} />
      {former.length > 0 && (
        <details className="mt-6">
          <summary className="link w-fit py-1">{t.former}</summary>
          <Sheets caption={t.former} sheets={former} today={today} />
        </details>
      )}
    </div>
  );
}
