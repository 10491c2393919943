import { Link } from 'react-router';
import { requireStaff } from '../../../features/identity/require-staff.ts';
import { languageOf } from '../../../features/requests/desk/customer-language.ts';
import { deskTitle } from '../../../features/settings/desk/desk-meta.ts';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, pluralOf } from '../../../platform/values/format.ts';
import { EmptyState, PageHead } from '../../../ui/desk/page-parts.tsx';
import { opening as t } from '../strings/en/before-you-open.ts';
import type { Route } from './+types/before-you-open';
import { filesOf } from './before-you-open-files.ts';
import { openingTasks } from './before-you-open-tasks.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'owner' });
  const tasks = openingTasks(context.get(servicesContext));
  return { tasks: tasks.map((task) => ({ ...task, files: filesOf(task.id) })) };
}

export const meta = deskTitle(t.meta.title);

const mostUnfolded = 3;

/** Open points of a task; a long list is folded. */
function Points({ points }: { points: string[] }) {
  const list = (
    <ul className="list-disc space-y-0.5 pl-5 text-muted">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
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

function TaskSection({ task }: { task: Task }) {
  const { title, text, page } = t.tasks[task.id];
  return (
    <li id={task.id} className="desk-section">
      <h2>{title}</h2>
      <div className="min-w-0 space-y-2">
        <p>{text}</p>
        <Points points={task.points} />
        {task.id === 'translations' &&
          task.languages.map(({ locale, files }) => (
            <details key={locale}>
              <summary className="link w-fit py-1">
                {pluralOf(deskLocale, files.length, t.drafted, { language: languageOf(locale) })}
              </summary>
              <p className="text-muted wrap-anywhere">{files.join(', ')}</p>
            </details>
          ))}
        {task.files.map(({ file, line }) => (
          <p key={file} className="desk-secret text-[0.8125rem]">
            {line === null ? file : fill(t.file, { file, line })}
          </p>
        ))}
        <p className="flex flex-wrap gap-x-5">
          {task.id === 'mail' && (
            <Link className="link py-1" to="/desk/connections#mail">
              {t.settings}
            </Link>
          )}
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

export default function Opening({ loaderData: { tasks } }: Route.ComponentProps) {
  if (tasks.length === 0)
    return (
      <div className="desk-page">
        <PageHead heading={t.heading} />
        <EmptyState title={t.done.heading} text={t.done.text} />
      </div>
    );
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} text={`${pluralOf(deskLocale, tasks.length, t.count)} ${t.text}`} />
      <ol>
        {tasks.map((task) => (
          <TaskSection key={task.id} task={task} />
        ))}
      </ol>
    </div>
  );
}
