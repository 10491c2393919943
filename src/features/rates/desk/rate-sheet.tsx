import { data, Form, Link } from 'react-router';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, formatNumber, pluralOf } from '../../../platform/values/format.ts';
import { FilterSelect, optionsOf, SearchInput } from '../../../ui/desk/controls.tsx';
import { DeskTime } from '../../../ui/desk/desk-time.tsx';
import { OutcomeNote } from '../../../ui/desk/outcome-toast.tsx';
import { BackLink, EmptyState, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { doneIn, submitForm } from '../../identity/desk/submit-form.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { dateAt } from '../../settings/business-hours.ts';
import { deskTitle } from '../../settings/desk/desk-meta.ts';
import { currentSettings } from '../../settings/server/current-settings.ts';
import { chargeCodes } from '../charges.ts';
import { changeKinds } from '../difference.ts';
import { rateSheetCommands } from '../server/commands.ts';
import { listRateChanges } from '../server/compare-sheets.ts';
import {
  findRateSheet,
  findReplaced,
  listRateLines,
  listVersions,
  type RateSheet,
} from '../server/rate-sheets.ts';
import { charges } from '../strings/en/charges.ts';
import { rates } from '../strings/en/rates.ts';
import type { Route } from './+types/rate-sheet';
import {
  basisText,
  breaksText,
  chargeText,
  laneNote,
  laneText,
  minimumTexts,
  priceText,
} from './line-texts.ts';
import { SheetDifference } from './sheet-difference.tsx';
import { lineValidity, validityText } from './validity.ts';

const { sheet: t } = rates;

const listPath = '/desk/rates';
const rowsAtOnce = 50;

function cursorIn(query: URLSearchParams, name: string): number {
  const cursor = Number(query.get(name) ?? 0);
  if (!Number.isSafeInteger(cursor) || cursor < 0) throw data(null, { status: 404 });
  return cursor;
}

/** Returns the rows of a page, of which one more was read, with the cursor of the next page. */
function pageOf<Row>(found: Row[], cursorOf: (row: Row) => number): { rows: Row[]; next: number | null } {
  const rows = found.slice(0, rowsAtOnce);
  const last = rows.at(-1);
  return { rows, next: found.length > rowsAtOnce && last ? cursorOf(last) : null };
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { staff: me } = await requireStaff(request, context, { role: 'agent' });
  const { db, clock } = context.get(servicesContext);
  const sheet = await findRateSheet(db, params.id);
  if (!sheet) throw data(null, { status: 404 });
  const { searchParams: query } = new URL(request.url);
  const place = (query.get('place') ?? '').trim().slice(0, 100);
  const charge = chargeCodes.find((code) => code === query.get('charge'));
  const limit = rowsAtOnce + 1;
  const found = await listRateLines(db, {
    id: sheet.id,
    after: cursorIn(query, 'after'),
    limit,
    place,
    charge,
  });
  const kind = changeKinds.find((name) => name === query.get('kind'));
  const isCompared = sheet.state === 'unconfirmed' || (sheet.state === 'ended' && kind !== undefined);
  const replaced = isCompared ? await findReplaced(db, sheet) : null;
  const shownKind = kind ?? 'changed';
  const changes =
    replaced &&
    (await listRateChanges(db, {
      ...{ id: sheet.id, withId: replaced.sheet.id, kind: shownKind },
      ...{ after: cursorIn(query, 'change'), limit },
    }));
  return {
    sheet,
    lines: pageOf(found, ({ number }) => number),
    filter: { place, charge: charge ?? '' },
    change: replaced &&
      changes && {
        difference: replaced.difference,
        kind: shownKind,
        page: pageOf(changes, ({ position }) => position),
      },
    versions: await listVersions(db, sheet),
    isOwner: me.role === 'owner',
    today: dateAt(clock(), currentSettings().company.hours.timeZone),
    outcome: doneIn(request, rates.done),
  };
}

export async function action(call: Route.ActionArgs) {
  return submitForm(call, rateSheetCommands, ({ intent = '' }) => `${listPath}?done=${intent}`);
}

type Page = Route.ComponentProps['loaderData'];

export const meta = deskTitle<Page>(({ sheet }) => sheet.name);

/** The actions of an owner on a sheet. */
function SheetActions({ state }: Pick<RateSheet, 'state'>) {
  const main = 'desk-button desk-button-primary';
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      {state === 'unconfirmed' && (
        <button type="submit" name="intent" value="confirm" className={main}>
          {t.confirm}
        </button>
      )}
      {state === 'ended' ? (
        <button type="submit" name="intent" value="restore" className={main}>
          {t.restore}
        </button>
      ) : (
        <button type="submit" name="intent" value="delete" className="desk-button">
          {state === 'in-use' ? t.end : t.delete}
        </button>
      )}
    </Form>
  );
}

function LineTable({ rows }: { rows: Page['lines']['rows'] }) {
  const { columns } = t;
  return (
    <RecordTable
      caption={t.caption}
      rows={rows}
      keyOf={({ number }) => String(number)}
      columns={[
        { title: columns.lane, cell: laneText, note: laneNote },
        { title: columns.charge, isWide: true, isWrapped: true, cell: chargeText, note: basisText },
        {
          title: columns.rate,
          isWrapped: true,
          cell: (line) => priceText(line, 'rate'),
          note: (line) => breaksText(line, 'rate'),
        },
        {
          title: columns.cost,
          isWrapped: true,
          cell: (line) => priceText(line, 'cost'),
          note: (line) => breaksText(line, 'cost'),
        },
        {
          title: columns.minimum,
          isWrapped: true,
          cell: (line) => minimumTexts(line)[0],
          note: (line) => minimumTexts(line)[1],
        },
        { title: columns.valid, isWrapped: true, cell: lineValidity },
        {
          title: columns.transit,
          cell: ({ transitDays }) =>
            transitDays && fill(t.days, { days: [...new Set(transitDays)].join('–') }),
        },
      ]}
      empty={<EmptyState {...t.noMatch} />}
    />
  );
}

function Versions({ versions, today }: Pick<Page, 'versions' | 'today'>) {
  const { columns } = rates;
  return (
    <details className="pb-3">
      <summary className="link w-fit py-1">{t.versions}</summary>
      <RecordTable
        caption={t.versions}
        rows={versions}
        keyOf={({ id }) => id}
        pathOf={({ id }) => `${listPath}/${id}`}
        columns={[
          { title: columns.imported, cell: ({ importedAt }) => <DeskTime at={importedAt} /> },
          { title: columns.state, cell: ({ state }) => rates.states[state] },
          { title: t.endedAt, cell: ({ endedAt }) => endedAt && <DeskTime at={endedAt} /> },
          { title: columns.valid, cell: (version) => validityText(version, today) },
          { title: columns.lines, cell: ({ lineCount }) => formatNumber(deskLocale, lineCount) },
        ]}
        empty={null}
      />
    </details>
  );
}

export default function RateSheetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, lines, filter, change, versions, isOwner, today, outcome } = loaderData;
  const canCompare = sheet.state === 'ended' && !change && versions.some(({ state }) => state === 'in-use');
  const count = pluralOf(deskLocale, sheet.lineCount, t.lines);
  const facts = `${sheet.vendor || rates.own}. ${count}, ${validityText(sheet, today)}. ${t.states[sheet.state]}`;
  return (
    <div className="desk-page">
      <BackLink to={listPath} text={t.back} />
      <PageHead heading={sheet.name} text={facts}>
        {canCompare && (
          <Link to="?kind=changed" className="desk-button">
            {t.compare}
          </Link>
        )}
        {isOwner && <SheetActions state={sheet.state} />}
      </PageHead>
      <OutcomeNote outcome={actionData ?? outcome} />
      {change && (
        <SheetDifference
          difference={change.difference}
          kind={change.kind}
          changes={change.page.rows}
          next={change.page.next}
        />
      )}
      {versions.length > 0 && <Versions versions={versions} today={today} />}
      <Form method="get" role="search" className="flex flex-wrap gap-2 pb-3">
        <SearchInput
          text={filter.place}
          name="place"
          aria-label={t.place}
          placeholder={t.placeHint}
          autoComplete="off"
        />
        <FilterSelect
          name="charge"
          label={t.charge}
          value={filter.charge}
          options={[{ value: '', title: t.anyCharge }, ...optionsOf(charges)]}
        />
      </Form>
      <LineTable rows={lines.rows} />
      <Pager
        next={lines.next}
        param="after"
        more={t.more}
        top={t.top}
        csv={`/api/v1/desk/rate-sheets/${sheet.id}/lines.csv`}
      />
    </div>
  );
}
