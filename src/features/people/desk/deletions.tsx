import { doneIn } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { erasureParts } from '#features/requests/erasure.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fill, listIn } from '#platform/values/format.ts';
import { DeskTime } from '#ui/desk/desk-time.tsx';
import { OutcomeNote } from '#ui/desk/outcome-toast.tsx';
import { BackLink, EmptyState, PageHead, Pager } from '#ui/desk/page-parts.tsx';
import { RecordTable } from '#ui/desk/record-table.tsx';
import { peopleCommands } from '../server/commands.ts';
import { type Erasure, listErasures } from '../server/list-people.ts';
import { people } from '../strings/en/people.ts';
import type { Route } from './+types/deletions';

const { record: t } = people;
const limit = 50;

function describeParts({ counts }: Erasure): string {
  const parts = erasureParts.filter((part) => counts[part] > 0);
  return (
    listIn(
      deskLocale,
      parts.map((part) => fill(t.parts[part], { count: counts[part] })),
    ) || t.nothing
  );
}

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'owner' });
  const { db } = context.get(servicesContext);
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const found = await listErasures(db, { before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  return {
    outcome: doneIn(request, peopleCommands),
    erasures: shown,
    next: found.length > limit ? shown.at(-1)?.id : null,
  };
}

export const meta = deskTitle(t.title);

export default function Deletions({ loaderData }: Route.ComponentProps) {
  const { outcome, erasures, next } = loaderData;
  const { columns } = t;
  return (
    <div className="desk-page">
      <BackLink to="/desk/people" text={people.heading} />
      <PageHead heading={t.heading} text={t.text} />
      <OutcomeNote outcome={outcome} />
      <RecordTable
        caption={t.heading}
        rows={erasures}
        keyOf={({ id }) => id}
        columns={[
          { title: columns.at, cell: ({ at }) => <DeskTime at={at} /> },
          { title: columns.by, cell: ({ by }) => by.name },
          { title: columns.what, isWide: true, cell: describeParts, note: ({ emailHash }) => emailHash },
        ]}
        empty={<EmptyState {...t.empty} />}
      />
      <Pager next={next} param="before" more={t.more} />
    </div>
  );
}
