import { data, Form, Link } from 'react-router';
import { namesOfEnds } from '#features/cargo/server/places/lane-ends.ts';
import { modes } from '#features/cargo/strings/en/cargo.ts';
import { doneIn, submitForm } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { dateAt } from '#features/settings/business-hours.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { hasRight } from '#platform/commands/caller.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { formatNumber, pluralOf } from '#platform/values/format.ts';
import { optionsOf } from '#ui/desk/controls.tsx';
import { FormNote } from '#ui/desk/desk-form.tsx';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { ListFilters } from '#ui/desk/list-page.tsx';
import { OutcomeNote } from '#ui/desk/outcome-toast.tsx';
import { BackLink, PageHead, Pager } from '#ui/desk/page-parts.tsx';
import { RecordTable } from '#ui/desk/record-table.tsx';
import { chargeCodes } from '../charges.ts';
import { changeKinds } from '../difference.ts';
import type { RateLine } from '../rates.ts';
import { rateSheetCommands } from '../server/commands.ts';
import { listRateChanges } from '../server/compare-sheets.ts';
import {
  findRateSheet,
  findReading,
  findReplaced,
  listRateLines,
  listVersions,
  type RateSheet,
} from '../server/rate-sheets.ts';
import { charges } from '../strings/en/charges.ts';
import { rates } from '../strings/en/rates.ts';
import type { Route } from './+types/rate-sheet';
import { AddLine } from './add-line.tsx';
import { groupsOf } from './charge-rows.ts';
import { LineTable } from './line-table.tsx';
import { type EndNames, endText } from './line-texts.ts';
import { SheetDifference } from './sheet-difference.tsx';
import { SeenFields, SheetReading } from './sheet-reading.tsx';
import { SheetValidity, Validity } from './validity.tsx';

const { sheet: t } = rates;

const listPath = '/desk/rates';
const rowsAtOnce = 50;
/** Lanes that are found without a filter. */
const mostLanes = 4;

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

/** Returns the names of the ends of lines, with those of zones. */
async function namesOf(lines: readonly RateLine[]): Promise<EndNames> {
  const zones = currentSettings().pricing.zones.map(({ id, name }) => [`zone:${id}`, name]);
  const codes = lines.flatMap(({ from, to, via }) => [from, to, via]).filter(Boolean);
  return { ...Object.fromEntries(zones), ...(await namesOfEnds(codes)) };
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
  const { common = {}, ...reading } = await findReading(db, sheet.id);
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
    ...{ reading, common },
    names: await namesOf([
      ...found,
      ...(changes ?? []).flatMap(({ line, old }) => [line, old].filter((one) => one !== null)),
    ]),
    canImport: hasRight(me, 'rates'),
    today: dateAt(clock(), currentSettings().company.hours.timeZone),
    outcome: doneIn(request, rates.done),
  };
}

export async function action(call: Route.ActionArgs) {
  return submitForm(call, rateSheetCommands, ({ intent = '' }, { id = call.params.id }) =>
    // A line makes another version.
    intent === 'delete' ? `${listPath}?done=${intent}` : `${listPath}/${id}?done=${intent}`,
  );
}

type Page = Route.ComponentProps['loaderData'];

export const meta = deskTitle<Page>(({ sheet }) => sheet.name);

/** The actions on a sheet of somebody who may import rates. */
function SheetActions({
  state,
  lineCount,
  reading,
  errors,
  hasBoxes,
}: Pick<RateSheet, 'state' | 'lineCount'> &
  Pick<Page, 'reading'> & { errors: Record<string, string>; hasBoxes: boolean }) {
  const main = 'desk-button desk-button-primary';
  return (
    <Form
      method="post"
      className={`flex flex-wrap gap-2 ${hasBoxes ? 'mb-6 border-b border-hairline pb-5' : ''}`}
    >
      {state === 'unconfirmed' && (
        <>
          <SeenFields reading={reading} errors={errors} />
          <button type="submit" name="intent" value="confirm" className={main}>
            {reading.leftOutLines > 0
              ? pluralOf(deskLocale, lineCount, t.confirmLines, {
                  leftOut: formatNumber(deskLocale, reading.leftOutLines),
                })
              : t.confirm}
          </button>
        </>
      )}
      {state === 'ended' ? (
        <button type="submit" name="intent" value="restore" className={main}>
          {t.restore}
        </button>
      ) : (
        <button type="submit" name="intent" value="delete" formNoValidate className="desk-button">
          {state === 'in-use' ? t.end : t.delete}
        </button>
      )}
    </Form>
  );
}

/** Values that all lines of a sheet share. */
function Head({ sheet, common, names, today }: Pick<Page, 'sheet' | 'common' | 'names' | 'today'>) {
  const isDated = 'validFrom' in common && 'validUntil' in common;
  const { validFrom = null, validUntil = null } = common;
  const facts = [
    { label: rates.columns.vendor, value: sheet.vendor || rates.own },
    { label: rates.columns.state, value: rates.states[sheet.state] },
    { label: rates.columns.lines, value: formatNumber(deskLocale, sheet.lineCount) },
    {
      label: rates.columns.valid,
      value: isDated ? (
        <Validity line={{ validFrom, validUntil }} today={today} />
      ) : (
        <SheetValidity sheet={sheet} today={today} />
      ),
    },
    { label: rates.columnNames.mode, value: common.mode && modes[common.mode] },
    { label: rates.columnNames.currency, value: common.currency },
    { label: rates.columnNames.carrier, value: common.carrier },
    { label: rates.columnNames.via, value: common.via && endText(common.via, names) },
  ];
  return (
    <dl className="mt-1 mb-2 flex flex-wrap gap-x-5 gap-y-1 border-y lg:mb-4 lg:gap-x-8 lg:gap-y-2 border-hairline py-2.5">
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label} className="flex items-baseline gap-x-1.5 lg:block">
              <dt className="text-[0.8125rem] text-muted">{label}</dt>
              <dd className="tabular text-strong">{value}</dd>
            </div>
          ),
      )}
    </dl>
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
          { title: columns.valid, cell: (version) => <SheetValidity sheet={version} today={today} /> },
          { title: columns.lines, cell: ({ lineCount }) => formatNumber(deskLocale, lineCount) },
        ]}
        empty={null}
      />
    </details>
  );
}

export default function RateSheetPage({ loaderData, actionData }: Route.ComponentProps) {
  const { sheet, common, names, lines, filter, change, versions, reading } = loaderData;
  const { canImport, today, outcome } = loaderData;
  const canCompare = sheet.state === 'ended' && !change && versions.some(({ state }) => state === 'in-use');
  const isUnconfirmed = sheet.state === 'unconfirmed';
  // Boxes that must be ticked stand below what they are about.
  const hasBoxes = isUnconfirmed && reading.unread.length + reading.leftOut.length > 0;
  const actions = canImport && (
    <SheetActions {...sheet} reading={reading} errors={actionData?.errors ?? {}} hasBoxes={hasBoxes} />
  );
  const notImported = <SheetReading id={sheet.id} reading={reading} isUnconfirmed={isUnconfirmed} />;
  const isFiltered = filter.place !== '' || filter.charge !== '';
  return (
    <div className="desk-page">
      <BackLink to={listPath} text={t.back} />
      <PageHead heading={sheet.name} text={t.states[sheet.state]}>
        {canCompare && (
          <Link to="?kind=changed" className="desk-button">
            {t.compare}
          </Link>
        )}
        {!hasBoxes && actions}
      </PageHead>
      {!actionData && <FormNote outcome={outcome} formId="done" />}
      <OutcomeNote outcome={actionData?.intent === 'addLine' ? null : actionData} />
      <Head sheet={sheet} common={common} names={names} today={today} />
      {isUnconfirmed && notImported}
      {hasBoxes && actions}
      {change && (
        <SheetDifference
          difference={change.difference}
          kind={change.kind}
          changes={change.page.rows}
          next={change.page.next}
          names={names}
        />
      )}
      {(lines.next !== null || isFiltered || groupsOf(lines.rows).length > mostLanes) && (
        <ListFilters
          search={{ name: 'place', text: filter.place, label: t.place, hint: t.placeHint }}
          filters={[
            {
              name: 'charge',
              label: t.charge,
              value: filter.charge,
              options: [{ value: '', title: t.anyCharge }, ...optionsOf(charges)],
            },
          ]}
        />
      )}
      <LineTable rows={lines.rows} sheet={sheet} names={names} common={common} today={today} />
      <Pager
        next={lines.next}
        param="after"
        more={t.more}
        top={t.top}
        csv={`/api/v1/desk/rate-sheets/${sheet.id}/lines.csv`}
      />
      <div className="mt-5">
        {!isUnconfirmed && notImported}
        {canImport && sheet.state !== 'ended' && <AddLine outcome={actionData} />}
        {versions.length > 0 && <Versions versions={versions} today={today} />}
      </div>
    </div>
  );
}
