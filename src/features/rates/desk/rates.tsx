import { Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { formatNumber } from '../../../platform/values/format.ts';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import { OutcomeNote } from '../../../ui/desk/outcome-toast.tsx';
import { EmptyState, PageHead } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { doneIn } from '../../identity/desk/submit-form.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { deskTitle } from '../../settings/desk/desk-meta.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { listRateSheets, type RateSheet } from '../server/rate-sheets.ts';
import { rates as t } from '../strings/en/rates.ts';
import type { Route } from './+types/rates';
import { ImportForm } from './import-form.tsx';
import { validityText } from './validity.ts';

const path = '/desk/rates';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const services = context.get(servicesContext);
  const [sheets, staff] = await Promise.all([listRateSheets(services.db), services.listStaff()]);
  return {
    outcome: doneIn(request, t.done),
    isOwner: me.role === 'owner',
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
        { title: columns.name, cell: ({ name }) => name, note: ({ vendor }) => vendor || t.own },
        { title: columns.state, cell: ({ state }) => t.states[state] },
        { title: columns.valid, cell: (sheet) => validityText(sheet, today) },
        { title: columns.lines, cell: ({ lineCount }) => formatNumber(deskLocale, lineCount) },
        { title: columns.imported, cell: ({ importedAt }) => <DeskTime at={importedAt} /> },
        { title: columns.by, cell: ({ importer }) => importer },
      ]}
      empty={<EmptyState {...t.empty} />}
    />
  );
}

export default function Rates({ loaderData }: Route.ComponentProps) {
  const { outcome, isOwner, sheets, today } = loaderData;
  const former = sheets.filter(({ state }) => state === 'ended');
  const current = sheets.filter(({ state }) => state !== 'ended');
  const vendors = [...new Set(sheets.map(({ vendor }) => vendor))].filter(Boolean);
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} text={t.text}>
        <Link to="/desk/quote-templates" className="desk-button">
          {t.templatesLink}
        </Link>
      </PageHead>
      <OutcomeNote outcome={outcome} />
      <Sheets caption={t.heading} sheets={current} today={today} />
      {former.length > 0 && (
        <details className="mt-6">
          <summary className="link w-fit py-1">{t.former}</summary>
          <Sheets caption={t.former} sheets={former} today={today} />
        </details>
      )}
      {isOwner && <ImportForm vendors={vendors} />}
    </div>
  );
}
