import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, listIn } from '../../../platform/values/format.ts';
import { OutcomeNote } from '../../../ui/desk/outcome-toast.tsx';
import { BackLink, EmptyState, PageHead, Pager } from '../../../ui/desk/page-parts.tsx';
import { RecordTable } from '../../../ui/desk/record-table.tsx';
import { doneIn } from '../../identity/desk/submit-form.ts';
import { requireStaff } from '../../identity/require-staff.ts';
import { erasureParts } from '../../requests/erasure.ts';
import { company } from '../../settings/sample-company.ts';
import { shortMoment } from '../../settings/strings/en/moments.ts';
import { peopleCommands } from '../server/commands.ts';
import { type Erasure, listErasures } from '../server/list-people.ts';
import { people as peopleStrings } from '../strings/en/people.ts';
import type { Route } from './+types/deletions';

const path = '/desk/people/deletions';
const limit = 50;

function describeParts({ counts }: Erasure): string {
  const { record } = peopleStrings;
  const parts = erasureParts.filter((part) => counts[part] > 0);
  return (
    listIn(
      deskLocale,
      parts.map((part) => fill(record.parts[part], { count: counts[part] })),
    ) || record.nothing
  );
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'owner' });
  const { db, clock } = context.get(servicesContext);
  const { searchParams: query } = new URL(request.url);
  const before = query.get('before') ?? undefined;
  const found = await listErasures(db, { before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const people = peopleStrings;
  const now = clock();
  return {
    t: people.record,
    pager: people,
    outcome: doneIn(request, peopleCommands),
    rows: shown.map((erasure) => ({
      id: erasure.id,
      cells: [
        { text: shortMoment(erasure.at, now, company.hours.timeZone), at: erasure.at },
        erasure.by.name,
        { text: describeParts(erasure), note: erasure.emailHash },
      ],
    })),
    more: found.length > limit ? `${path}?before=${shown.at(-1)?.id}` : null,
    top: before ? path : null,
  };
}

export { deskMeta as meta } from '../../settings/desk/desk-meta.ts';

export default function Deletions({ loaderData }: Route.ComponentProps) {
  const { t, pager, outcome, rows, more, top } = loaderData;
  const { at, by, what } = t.columns;
  return (
    <div className="desk-page">
      <BackLink to="/desk/people" text={pager.heading} />
      <PageHead heading={t.heading} text={t.text} />
      <OutcomeNote outcome={outcome} />
      <RecordTable
        caption={t.heading}
        columns={[{ title: at }, { title: by }, { title: what, isWide: true }]}
        rows={rows}
        empty={<EmptyState {...t.empty} />}
      />
      <Pager more={more} top={top} t={{ more: t.more, top: pager.top }} />
    </div>
  );
}
