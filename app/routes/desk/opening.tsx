import { servicesContext } from '../../../server/context.ts';
import { desk } from '../../content/en/desk.ts';
import { openingTasks } from '../../content/opening.ts';
import { EmptyState, PageHead } from '../../ui/desk/page-parts.tsx';
import type { Route } from './+types/opening';
import { requireStaff } from './require-staff.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context, { role: 'owner' });
  const tasks = openingTasks(context.get(servicesContext));
  return {
    t: desk.opening,
    tasks: tasks.map(({ id, points }) => ({ ...desk.opening.tasks[id], id, points })),
  };
}

export { deskMeta as meta } from './desk-meta.ts';

/** What an owner settles before the site opens, each with where it is settled. */
export default function Opening({ loaderData: { t, tasks } }: Route.ComponentProps) {
  const isDone = tasks.length === 0;
  return (
    <div className="desk-page desk-narrow">
      <PageHead heading={t.heading} text={isDone ? '' : t.text} />
      {isDone ? (
        <EmptyState title={t.done.heading} text={t.done.text} />
      ) : (
        <ol>
          {tasks.map(({ id, title, text, path, points }) => (
            <li key={id} id={id} className="border-t border-hairline py-3">
              <h2 className="text-[1rem]">{title}</h2>
              <p className="mt-0.5">{text}</p>
              {points.length > 0 && (
                <ul className="mt-1.5 list-disc space-y-0.5 pl-5 text-muted">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {path && (
                <a className="link mt-1.5 inline-block" href={path}>
                  {t.look}
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
