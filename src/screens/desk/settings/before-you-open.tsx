import { Link } from 'react-router';
import { requireStaff } from '../../../features/identity/require-staff.ts';
import { languageOf } from '../../../features/requests/desk/customer-language.ts';
import { servicesContext } from '../../../platform/context.ts';
import { deskLocale } from '../../../platform/i18n/locale.ts';
import { fill, pluralOf } from '../../../platform/values/format.ts';
import { EmptyState, PageHead } from '../../../ui/desk/page-parts.tsx';
import { opening as openingStrings } from '../strings/en/before-you-open.ts';
import type { Route } from './+types/before-you-open';
import { filesOf } from './before-you-open-files.ts';
import { openingTasks } from './before-you-open-tasks.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'owner' });
  const tasks = openingTasks(context.get(servicesContext));
  const t = openingStrings;
  return {
    t,
    text: `${pluralOf(deskLocale, tasks.length, t.count)} ${t.text}`,
    tasks: tasks.map((task) => ({
      ...t.tasks[task.id],
      id: task.id,
      points: task.points,
      languages: task.id === 'translations' ? task.languages.map(draftedIn) : [],
      settingsPath: task.id === 'mail' ? '/desk/connections#mail' : null,
      files: filesOf(task.id).map(({ file, line }) => (line === null ? file : fill(t.file, { file, line }))),
    })),
  };
}

/** Returns the number of drafted files in a language, and their names. */
function draftedIn({ locale, files }: { locale: string; files: string[] }) {
  const title = pluralOf(deskLocale, files.length, openingStrings.drafted, { language: languageOf(locale) });
  return { locale, title, files };
}

export { deskMeta as meta } from '../../../features/settings/desk/desk-meta.ts';

const mostUnfolded = 3;

/** Open points of a task; a long list is folded. */
function Points({ points, count }: { points: string[]; count: { one: string; other: string } }) {
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
      <summary className="link w-fit py-1">{pluralOf(deskLocale, points.length, count)}</summary>
      {list}
    </details>
  );
}

export default function Opening({ loaderData: { t, text, tasks } }: Route.ComponentProps) {
  if (tasks.length === 0)
    return (
      <div className="desk-page">
        <PageHead heading={t.heading} />
        <EmptyState title={t.done.heading} text={t.done.text} />
      </div>
    );
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} text={text} />
      <ol>
        {tasks.map((task) => (
          <li key={task.id} id={task.id} className="desk-section">
            <h2>{task.title}</h2>
            <div className="min-w-0 space-y-2">
              <p>{task.text}</p>
              <Points points={task.points} count={t.points} />
              {task.languages.map((language) => (
                <details key={language.locale}>
                  <summary className="link w-fit py-1">{language.title}</summary>
                  <p className="text-muted wrap-anywhere">{language.files.join(', ')}</p>
                </details>
              ))}
              {task.files.map((file) => (
                <p key={file} className="desk-secret text-[0.8125rem]">
                  {file}
                </p>
              ))}
              <p className="flex flex-wrap gap-x-5">
                {task.settingsPath && (
                  <Link className="link py-1" to={task.settingsPath}>
                    {t.settings}
                  </Link>
                )}
                {task.page && (
                  <a className="link py-1" href={task.page}>
                    {t.page}
                    <span className="sr-only">: {task.title}</span>
                  </a>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
