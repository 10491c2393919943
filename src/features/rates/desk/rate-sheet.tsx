import { data, Form } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, formatNumber } from '../../../platform/values/format.ts';
import { formatMoney } from '../../../platform/values/money.ts';
import { OutcomeNote } from '../../../ui/desk/outcome-toast.tsx';
import { BackLink, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { doneIn, submitForm } from '../../identity/desk/submit-form.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import * as leadsStrings from '../../requests/strings/en/leads.ts';
import { deskTitle } from '../../settings/desk/desk-meta.ts';
import { shortDate } from '../../settings/strings/en/moments.ts';
import { isPercentage } from '../charges.ts';
import type { RateLine } from '../rates.ts';
import { rateSheetCommands } from '../server/commands.ts';
import { findRateSheet, listRateLines } from '../server/rate-sheets.ts';
import { bases, charges } from '../strings/en/charges.ts';
import { rates } from '../strings/en/rates.ts';
import type { Route } from './+types/rate-sheet';

const { sheet: t } = rates;

const listPath = '/desk/rates';
const linesAtOnce = 50;

function validityOf({ validFrom, validUntil }: RateLine): string {
  const { always, from, until } = t;
  const parts = [
    validFrom && fill(from, { day: `${shortDate(validFrom)}, ${validFrom.slice(0, 4)}` }),
    validUntil && fill(until, { day: `${shortDate(validUntil)}, ${validUntil.slice(0, 4)}` }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : always;
}

function amountOf({ basis, currency }: RateLine, rate: string): string {
  return isPercentage(basis) ? `${rate}%` : `${currency} ${rate}`;
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
  return {
    sheet,
    lines,
    isOwner: me.role === 'owner',
    outcome: doneIn(request, rates.done),
    next: found.length > linesAtOnce ? lines.at(-1)?.number : null,
  };
}

export async function action(call: Route.ActionArgs) {
  const { confirm, delete: remove } = rateSheetCommands;
  return submitForm(call, { confirm, delete: remove }, ({ intent = '' }) => `${listPath}?done=${intent}`);
}

type Page = Route.ComponentProps['loaderData'];

export const meta = deskTitle<Page>(({ sheet }) => sheet.name);

export default function RateSheet({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, lines, isOwner, next, outcome } = loaderData;
  const { columns } = t;
  const count = `${formatNumber(deskLocale, sheet.lineCount)} ${rates.columns.lines.toLowerCase()}`;
  return (
    <div className="desk-page">
      <BackLink to={listPath} text={t.back} />
      <PageHead heading={sheet.name} text={`${count}. ${sheet.isConfirmed ? t.inUse : t.preview}`}>
        {isOwner && (
          <Form method="post" className="flex flex-wrap gap-2">
            {!sheet.isConfirmed && (
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
        rows={lines}
        keyOf={({ number }) => String(number)}
        columns={[
          {
            title: columns.lane,
            cell: ({ from, to }) => `${from} → ${to}`,
            note: ({ mode }) => leadsStrings.modes[mode],
          },
          {
            title: columns.charge,
            isWide: true,
            cell: ({ text, code }) => text || charges[code],
            note: ({ basis, container }) => [bases[basis], container].filter(Boolean).join(' '),
          },
          { title: columns.rate, cell: (line) => amountOf(line, line.rate) },
          {
            title: columns.cost,
            cell: (line) => (line.cost === null ? null : amountOf(line, line.cost)),
          },
          {
            title: columns.minimum,
            cell: ({ minimum, currency }) =>
              minimum === null ? null : formatMoney(deskLocale, { amount: minimum, currency }),
          },
          { title: columns.valid, cell: validityOf },
          {
            title: columns.transit,
            cell: ({ transitDays }) =>
              transitDays && fill(t.days, { days: [...new Set(transitDays)].join('–') }),
          },
        ]}
        empty={null}
      />
      <Pager
        next={next}
        param="after"
        more={t.more}
        top={t.top}
        csv={`/api/v1/desk/rate-sheets/${sheet.id}/lines.csv`}
      />
    </div>
  );
}
