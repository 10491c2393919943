import { Link } from 'react-router';
import { requireStaff } from '../../../features/identity/require-staff.ts';
import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { currentSettings } from '../../../features/settings/server/current-settings.ts';
import { findDraft } from '../../../features/settings/server/settings-store.ts';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, listIn, pluralOf } from '../../../platform/values/format.ts';
import { EmptyState, PageHead } from '../../../ui/desk/page-parts.tsx';
import { opening as t } from '../strings/en/before-you-open.ts';
import type { Route } from './+types/before-you-open';
import {
  type OpeningPoint,
  type OpeningTask,
  openingFacts,
  openingTasks,
  openingTasksIn,
  senderDomain,
} from './before-you-open-tasks.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'owner' });
  const services = context.get(servicesContext);
  const [facts, sender] = await Promise.all([
    openingFacts(services),
    services.senderCheck?.lookUp(senderDomain()) ?? null,
  ]);
  const unseen = currentSettings().team.filter(({ image }) => !image);
  const tasks = openingTasks({ ...facts, sender });
  const draft = await findDraft(services.db);
  const leftInDraft = draft && openingTasksIn(draft.content, { ...facts, sender }, services.clock());
  const doneInDraft = tasks.filter(({ id }) => leftInDraft?.every((left) => left.id !== id));
  return {
    tasks,
    doneInDraft: doneInDraft.map(({ id }) => id),
    withoutPortrait: unseen.map(({ name }) => name),
  };
}

export const meta = deskTitle(t.meta.title);

const mostUnfolded = 3;

/** The field that settles a task. */
const settled: Record<OpeningTask['id'], string> = {
  sample: '/desk/settings#set-up',
  team: '/desk/settings/people',
  pictures: '/desk/settings/pictures',
  licences: '/desk/settings/licenses',
  holidays: '/desk/settings/hours',
  quoteTerms: '/desk/settings/terms',
  mail: '/desk/connections#mail',
  mailTest: '/desk/connections#mail',
  sender: '/desk/connections#mail',
  backup: '/desk/connections#backups',
  twoFactor: '/desk/staff',
  lanes: '/desk/settings/lanes',
  privacy: '/desk/settings/legal#privacy',
  terms: '/desk/settings/legal#terms',
  accessibility: '/desk/settings/legal#accessibility',
  powerOfAttorney: '/desk/settings/legal#powerOfAttorney',
  kyc: '/desk/settings/legal#kyc',
  translations: '/desk/settings/legal#translations',
};

/** Open points of a task; a long list is folded. */
function Points({ points }: { points: OpeningPoint[] }) {
  const list = (
    <ul className="list-disc space-y-0.5 pl-5 text-muted">
      {points.map((point) =>
        typeof point === 'string' ? (
          <li key={point}>{point}</li>
        ) : (
          <li key={point.to} className="wrap-anywhere">
            <Link className="link inline-block py-0.5" to={point.to}>
              {point.text}
            </Link>
          </li>
        ),
      )}
    </ul>
  );
  if (points.length === 0) return null;
  if (points.length <= mostUnfolded) return list;
  return (
    <details>
      <summary className="link w-fit py-1">{pluralOf(deskLocale, points.length, t.points)}</summary>
      {list}
    </details>
  );
}

type Task = Route.ComponentProps['loaderData']['tasks'][number];

function TaskSection({ task, isInDraft }: { task: Task; isInDraft: boolean }) {
  const { title, text, page } = t.tasks[task.id];
  return (
    <li id={task.id} className="desk-section">
      <h2>{title}</h2>
      <div className="min-w-0 space-y-2">
        <p>{text}</p>
        <Points points={task.points} />
        {isInDraft && <p className="font-medium text-open">{t.inDraft}</p>}
        <p className="flex flex-wrap gap-x-5">
          <Link className="link py-1" to={settled[task.id]}>
            {task.id === 'mail' || task.id === 'mailTest' ? t.testMail : t.settings}
            <span className="sr-only">: {title}</span>
          </Link>
          {page && (
            <a className="link py-1" href={page}>
              {t.page}
              <span className="sr-only">: {title}</span>
            </a>
          )}
        </p>
      </div>
    </li>
  );
}

/** A hint, which no site needs to follow. */
function Portraits({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="mt-6 text-muted">
      {fill(t.portraits, { names: listIn(deskLocale, names) })}{' '}
      <Link className="link" to="/desk/settings/people">
        {t.upload}
      </Link>
    </p>
  );
}

export default function Opening({
  loaderData: { tasks, doneInDraft, withoutPortrait },
}: Route.ComponentProps) {
  if (tasks.length === 0)
    return (
      <div className="desk-page">
        <PageHead heading={t.heading} />
        <EmptyState title={t.done.heading} text={t.done.text} />
        <Portraits names={withoutPortrait} />
      </div>
    );
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} text={`${pluralOf(deskLocale, tasks.length, t.count)} ${t.text}`} />
      <ol>
        {tasks.map((task) => (
          <TaskSection key={task.id} task={task} isInDraft={doneInDraft.includes(task.id)} />
        ))}
      </ol>
      <Portraits names={withoutPortrait} />
    </div>
  );
}
