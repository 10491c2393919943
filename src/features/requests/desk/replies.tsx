import { Link } from 'react-router';
import { doneIn } from '#features/identity/desk/submit-form.ts';
import { requireStaff } from '#features/identity/require-staff.ts';
import { deskTitle } from '#features/settings/desk/desk-meta.ts';
import { servicesContext } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { beginningOf } from '#platform/values/beginning-of.ts';
import { listIn } from '#platform/values/format.ts';
import { OutcomeNote } from '#ui/desk/outcome-toast.tsx';
import { EmptyState, PageHead } from '#ui/desk/page-parts.tsx';
import { RecordTable } from '#ui/desk/record-table.tsx';
import { knownVariables } from '../reply-variables.ts';
import { listCannedReplies } from '../server/reply/canned-replies.ts';
import { cannedReplyCommands } from '../server/reply/commands-canned-replies.ts';
import { replies as repliesStrings } from '../strings/en/canned-replies.ts';
import type { Route } from './+types/replies';
import { missingLanguages } from './customer-language.ts';

const path = '/desk/replies';
const known: readonly string[] = knownVariables;

/** UTF-16 units of text per line. */
const shownOfText = 140;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'agent' });
  const replies = await listCannedReplies(context.get(servicesContext));
  const t = repliesStrings;
  const { change: save, delete: remove } = cannedReplyCommands;
  return {
    t,
    outcome: doneIn(request, { save, delete: remove, recreate: t.recreated }),
    starters: Object.entries(t.starters).map(([id, title]) => ({ id, title })),
    rows: replies.map(({ id, title, texts, variables }) => ({
      id,
      path: `${path}/${id}`,
      title,
      text: beginningOf(Object.values(texts)[0] ?? '', shownOfText),
      missing: listIn(deskLocale, missingLanguages(texts)) || null,
      open:
        listIn(
          deskLocale,
          variables.filter((name) => !known.includes(name)),
        ) || null,
    })),
  };
}

export const meta = deskTitle<Route.ComponentProps['loaderData']>(({ t }) => t.title);

export default function Replies({ loaderData: { t, outcome, starters, rows } }: Route.ComponentProps) {
  const { title, text, missing, open } = t.columns;
  return (
    <div className="desk-page">
      <PageHead heading={t.heading} text={t.text}>
        <Link to={`${path}/new`} className="desk-button desk-button-primary">
          {t.add}
        </Link>
      </PageHead>
      <OutcomeNote outcome={outcome} />
      <RecordTable
        caption={t.heading}
        rows={rows}
        keyOf={({ id }) => id}
        pathOf={({ path: to }) => to}
        columns={[
          { title, cell: (row) => row.title },
          { title: text, isWide: true, cell: (row) => row.text },
          { title: missing, cell: (row) => row.missing },
          { title: open, cell: (row) => row.open },
        ]}
        empty={
          <EmptyState {...t.empty}>
            <ul className="mt-4 flex flex-wrap gap-2">
              {starters.map((starter) => (
                <li key={starter.id}>
                  <Link to={`${path}/new?starter=${starter.id}`} className="desk-button">
                    {starter.title}
                  </Link>
                </li>
              ))}
            </ul>
          </EmptyState>
        }
      />
    </div>
  );
}
