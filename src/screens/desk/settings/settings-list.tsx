import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { deskLocale } from '#platform/i18n/locale.ts';
import { joinByDots, pluralOf } from '#platform/values/format.ts';
import { opening } from '../strings/en/before-you-open.ts';
import { frame } from '../strings/en/frame.ts';
import { settings } from '../strings/en/settings.ts';
import type { OpeningPoint } from './before-you-open-tasks.ts';
import { stepOfRow } from './set-up/steps.ts';
import {
  type OpenKind,
  pathOfRow,
  type RowTask,
  type SettingsRowId,
  settingsGroups,
} from './settings-rows.ts';

const { overview: t } = settings;

type Task = RowTask & {
  /** True where the draft settles it. */
  isInDraft: boolean;
};

interface Row {
  row: SettingsRowId;
  /** The current values, in one line. */
  line: string;
  /** Colors of the brand, shown before the line. */
  colors: string[];
  isDrafted: boolean;
  tasks: Task[];
}

interface SettingsListProps {
  rows: Row[];
  setUp: readonly string[];
  isSetUpOver: boolean;
}

const rowTitles = {
  ...t.rows,
  ...Object.fromEntries(Object.entries(settings.pages).map(([page, { title }]) => [page, title])),
} as Record<SettingsRowId, string>;

const mostUnfolded = 3;

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
  // A link in each line is all that such a list is for.
  if (points.length <= mostUnfolded || points.every((point) => typeof point !== 'string')) return list;
  return (
    <details>
      <summary className="link w-fit py-1">{pluralOf(deskLocale, points.length, opening.points)}</summary>
      {list}
    </details>
  );
}

/** An open task with its points and the field that settles it. */
function TaskItem({ task }: { task: Task }) {
  const { title, text, page } = opening.tasks[task.id];
  return (
    <li className="space-y-1 py-2">
      <h3 className="font-medium text-strong">{title}</h3>
      <p className="text-[0.875rem] text-muted">{text}</p>
      <Points points={task.points} />
      {task.isInDraft && <p className="font-medium text-open">{opening.inDraft}</p>}
      <p className="flex flex-wrap gap-x-5">
        <Link className="link py-1" to={task.to}>
          {task.id === 'mail' || task.id === 'mailTest' ? opening.testMail : opening.settings}
          <span className="sr-only">: {title}</span>
        </Link>
        {page && (
          <a className="link py-1" href={page}>
            {opening.page}
            <span className="sr-only">: {title}</span>
          </a>
        )}
      </p>
    </li>
  );
}

const kinds = ['sample', 'missing', 'review', 'todo'] as const satisfies readonly OpenKind[];

/** Says by kind how much of a row is open; empty where the draft settles it. */
function describeOpen(tasks: Task[]): string {
  return joinByDots(
    kinds.map((kind) => {
      const count = tasks
        .filter((task) => task.kind === kind && !task.isInDraft)
        .reduce((sum, task) => sum + task.count, 0);
      return count > 0 && pluralOf(deskLocale, count, t.open[kind]);
    }),
  );
}

const stateText = 'relative flex items-center gap-1.5 text-[0.8125rem] whitespace-nowrap';

function SettingsRow({
  row,
  line,
  colors,
  isDrafted,
  tasks,
  setUp,
  isSetUpOver,
}: Row & Omit<SettingsListProps, 'rows'>) {
  const [isOpen, setIsOpen] = useState(false);
  const title = rowTitles[row];
  const step = stepOfRow(row);
  const isChecked = step !== undefined && setUp.includes(step);
  const isStep = step !== undefined && !isSetUpOver;
  const tasksId = `${row}-tasks`;
  return (
    <li data-row={row} className="border-b border-hairline">
      <div className="relative grid min-h-10 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-1 hover:bg-panel sm:grid-cols-[9rem_minmax(0,1fr)_auto] pointer-coarse:min-h-11">
        <Link to={pathOfRow(row)} className="truncate font-medium text-strong before:absolute before:inset-0">
          {title}
        </Link>
        <span className="hidden min-w-0 py-2 text-[0.875rem] leading-snug wrap-break-word text-muted sm:block">
          {colors.map((color) => (
            <svg key={color} role="img" aria-label={color} className="mr-1.5 inline size-4 align-[-0.2em]">
              <rect width="16" height="16" rx="3" fill={color} className="stroke-outline" />
            </svg>
          ))}
          {line}
        </span>
        <span className="flex items-center gap-2">
          {isDrafted && <span className="desk-badge">{t.differs}</span>}
          {tasks.length > 0 ? (
            <button
              type="button"
              data-replay
              aria-expanded={isOpen}
              aria-controls={tasksId}
              onClick={() => setIsOpen(!isOpen)}
              className={`${stateText} min-h-9 font-medium text-strong hover:underline pointer-coarse:min-h-11`}
            >
              <span aria-hidden className="size-2 rounded-full bg-signal" />
              {describeOpen(tasks) || t.differs}
              <span className="sr-only">: {title}</span>
              <ChevronDown size={16} aria-hidden className={isOpen ? 'rotate-180' : ''} />
            </button>
          ) : (
            isStep &&
            (isChecked ? (
              <Check size={16} aria-label={t.open.checked} className="text-open" />
            ) : (
              <span className={`${stateText} text-muted`}>{t.open.toCheck}</span>
            ))
          )}
        </span>
      </div>
      {isOpen && (
        <ul id={tasksId} className="divide-y divide-hairline bg-panel px-4 py-1">
          {tasks.map((task) => (
            <TaskItem key={task.id} task={task} />
          ))}
        </ul>
      )}
    </li>
  );
}

const groups = Object.entries(settingsGroups) as [keyof typeof settingsGroups, readonly SettingsRowId[]][];

/** The settings in their groups: each row says what is set and what is open, and leads to its page. */
export function SettingsList({ rows, ...shared }: SettingsListProps) {
  const { hash } = useLocation();
  return (
    <div className="grid items-start gap-x-12 pb-6 xl:grid-cols-2">
      {groups.map(([group, ids]) => (
        <section
          key={group}
          id={group}
          aria-labelledby={`${group}-title`}
          data-current={hash === `#${group}`}
          className="min-w-0 scroll-mt-16 pt-4 data-[current=true]:[&>h2]:border-l-4 data-[current=true]:[&>h2]:border-l-signal data-[current=true]:[&>h2]:pl-3"
        >
          <h2 id={`${group}-title`} className="border-b border-strong px-1 pb-1">
            {frame.groups[group].title}
          </h2>
          <ul>
            {rows
              .filter(({ row }) => ids.includes(row))
              .map((row) => (
                <SettingsRow key={row.row} {...row} {...shared} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
