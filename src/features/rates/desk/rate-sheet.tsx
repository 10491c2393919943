import { data, Form } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, formatNumber } from '../../../platform/values/format.ts';
import { formatMoney } from '../../../platform/values/money.ts';
import { OutcomeNote } from '../../../ui/desk/outcome-toast.tsx';
import { BackLink, ExportLink, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { doneIn, submitForm } from '../../identity/desk/submit-form.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import * as leadsStrings from '../../requests/strings/en/leads.ts';
import { shortDate } from '../../settings/strings/en/moments.ts';
import { isPercentage } from '../charges.ts';
import type { RateLine } from '../rates.ts';
import { rateSheetCommands } from '../server/commands.ts';
import { findRateSheet, listRateLines } from '../server/rate-sheets.ts';
import { bases, charges } from '../strings/en/charges.ts';
import { rates as ratesStrings } from '../strings/en/rates.ts';
import type { Route } from './+types/rate-sheet';

const listPath = '/desk/rates';
const linesAtOnce = 50;

function validityOf({ validFrom, validUntil }: RateLine): string {
  const { always, from, until } = ratesStrings.sheet;
  const parts = [
    validFrom && fill(from, { day: `${shortDate(validFrom)}, ${validFrom.slice(0, 4)}` }),
    validUntil && fill(until, { day: `${shortDate(validUntil)}, ${validUntil.slice(0, 4)}` }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : always;
}

function rowOf(line: RateLine & { number: number }) {
  const { sheet: t } = ratesStrings;
  const amount = (rate: string) => (isPercentage(line.basis) ? `${rate}%` : `${line.currency} ${rate}`);
  return {
    id: String(line.number),
    cells: [
      { text: `${line.from} → ${line.to}`, note: leadsStrings.modes[line.mode] },
      {
        text: line.text || charges[line.code],
        note: [bases[line.basis], line.container].filter(Boolean).join(' '),
      },
      amount(line.rate),
      line.cost === null ? null : amount(line.cost),
      line.minimum === null
        ? null
        : formatMoney(deskLocale, { amount: line.minimum, currency: line.currency }),
      validityOf(line),
      line.transitDays && fill(t.days, { days: [...new Set(line.transitDays)].join('–') }),
    ],
  };
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const { db } = context.get(servicesContext);
  const sheet = await findRateSheet(db, params.id);
  if (!sheet) throw data(null, { status: 404 });
  const after = Number(new URL(request.url).searchParams.get('after') ?? 0);
  if (!Number.isSafeInteger(after) || after < 0) throw data(null, { status: 404 });
  const found = await listRateLines(db, { id: sheet.id, after, limit: linesAtOnce + 1 });
  const lines = found.slice(0, linesAtOnce);
  const { sheet: t } = ratesStrings;
  const path = `${listPath}/${sheet.id}`;
  return {
    title: sheet.name,
    t,
    count: `${formatNumber(deskLocale, sheet.lineCount)} ${ratesStrings.columns.lines.toLowerCase()}`,
    isConfirmed: sheet.isConfirmed,
    isOwner: me.role === 'owner',
    outcome: doneIn(request, ratesStrings.done),
    exportPath: `/api/v1/desk/rate-sheets/${sheet.id}/lines.csv`,
    rows: lines.map(rowOf),
    more: found.length > linesAtOnce ? `${path}?after=${lines.at(-1)?.number ?? 0}` : null,
    top: after > 0 ? path : null,
  };
}

export async function action(call: Route.ActionArgs) {
  const { confirm, delete: remove } = rateSheetCommands;
  return submitForm(call, { confirm, delete: remove }, ({ intent = '' }) => `${listPath}?done=${intent}`);
}

export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';

export default function RateSheet({ loaderData, actionData }: Route.ComponentProps) {
  const { title, t, count, isConfirmed, isOwner, rows, more, top, exportPath, outcome } = loaderData;
  const { columns } = t;
  return (
    <div className="desk-page">
      <BackLink to={listPath} text={t.back} />
      <PageHead heading={title} text={`${count}. ${isConfirmed ? t.inUse : t.preview}`}>
        {isOwner && (
          <Form method="post" className="flex flex-wrap gap-2">
            {!isConfirmed && (
              <button type="submit" name="intent" value="confirm" className="desk-button desk-button-primary">
                {t.confirm}
              </button>
            )}
            <button type="submit" name="intent" value="delete" className="desk-button">
              {t.delete}
            </button>
          </Form>
        )}
      </PageHead>
      <OutcomeNote outcome={actionData ?? outcome} />
      <RecordTable
        caption={t.caption}
        columns={[
          { title: columns.lane },
          { title: columns.charge, isWide: true },
          { title: columns.rate },
          { title: columns.cost },
          { title: columns.minimum },
          { title: columns.valid },
          { title: columns.transit },
        ]}
        rows={rows}
        empty={null}
      />
      <Pager more={more} top={top} t={t} />
      <p className="pt-3 text-[0.875rem] text-muted">
        <ExportLink path={exportPath} label={t.export} />
      </p>
    </div>
  );
}
