import type { StaffRole } from '#platform/commands/caller.ts';
import type { frame } from '../strings/en/frame.ts';
import type { settings } from '../strings/en/settings.ts';
import type { OpeningPoint, OpeningTask } from './before-you-open-tasks.ts';

/** A row of the settings list: a page of the settings, or another page of the owner's. */
export type SettingsRowId = keyof typeof settings.pages | keyof typeof settings.overview.rows;

/** The rows of each group, in their order. */
export const settingsGroups = {
  company: ['company', 'hours', 'people', 'services', 'lanes', 'legal'],
  website: ['brand', 'pictures', 'texts', 'options'],
  desk: ['pricing', 'replies', 'staff'],
  server: ['mail', 'backups', 'alarms', 'developers'],
} as const satisfies Record<keyof typeof frame.groups, readonly SettingsRowId[]>;

export const settingsRows: readonly SettingsRowId[] = Object.values(settingsGroups).flat();

const pathsOfOthers: Partial<Record<SettingsRowId, string>> = {
  replies: '/desk/replies',
  staff: '/desk/staff',
  mail: '/desk/connections#mail',
  backups: '/desk/connections#backups',
  alarms: '/desk/connections#alarms',
  developers: '/desk/developers',
};

export const pathOfRow = (row: SettingsRowId): string => pathsOfOthers[row] ?? `/desk/settings/${row}`;

/** Returns the role that the page of a row asks for. */
export const roleOfRow = (row: SettingsRowId): StaffRole =>
  ['staff', 'mail', 'backups', 'alarms'].includes(row) ? 'owner' : 'manager';

/** Kind of an open task, which its row names. */
export type OpenKind = 'sample' | 'missing' | 'review' | 'todo';

interface TaskPlace {
  kind: OpenKind;
  row: SettingsRowId;
  /** The field that settles the task, on the row's page. */
  field?: string;
  /** Another page that settles it. */
  path?: string;
}

const places: Record<OpeningTask['id'], TaskPlace> = {
  sample: { kind: 'sample', row: 'company' },
  team: { kind: 'missing', row: 'people' },
  pictures: { kind: 'missing', row: 'pictures' },
  licences: { kind: 'missing', row: 'legal', field: 'licenses' },
  holidays: { kind: 'missing', row: 'hours' },
  quoteTerms: { kind: 'review', row: 'legal', field: 'trade' },
  mail: { kind: 'missing', row: 'mail' },
  mailTest: { kind: 'todo', row: 'mail' },
  sender: { kind: 'todo', row: 'mail' },
  backup: { kind: 'todo', row: 'backups' },
  twoFactor: { kind: 'todo', row: 'staff' },
  ownName: { kind: 'todo', row: 'staff', path: '/desk/account' },
  lanes: { kind: 'review', row: 'lanes' },
  privacy: { kind: 'review', row: 'legal', field: 'privacy' },
  terms: { kind: 'review', row: 'legal', field: 'terms' },
  accessibility: { kind: 'review', row: 'legal', field: 'accessibility' },
  powerOfAttorney: { kind: 'review', row: 'legal', field: 'powerOfAttorney' },
  kyc: { kind: 'review', row: 'legal', field: 'kyc' },
  translations: { kind: 'review', row: 'legal', field: 'translations' },
};

/** An open task as its row shows it. */
export interface RowTask extends OpeningTask {
  kind: OpenKind;
  row: SettingsRowId;
  /** Address of the field that settles it. */
  to: string;
  /** Number of open points; a task without points counts as one. */
  count: number;
}

function taskAt({ id }: OpeningTask, row: SettingsRowId, points: OpeningPoint[]): RowTask {
  const { kind, field, path = pathOfRow(row) } = places[id];
  const to = field ? `${path}#${field}` : path;
  // A text has one open point: its approval.
  const count = kind === 'review' ? 1 : Math.max(1, points.length);
  return { id, points, kind, row, to, count };
}

/** Returns the row whose page a point leads to. */
function rowOf(point: OpeningPoint, otherwise: SettingsRowId): SettingsRowId {
  const page = typeof point === 'string' ? undefined : /^\/desk\/settings\/(\w+)/.exec(point.to)?.[1];
  return settingsRows.find((row) => row === page) ?? otherwise;
}

/** Assigns the open tasks to their rows; one whose points lead to several pages is shown at each of them. */
export function tasksByRow(tasks: readonly OpeningTask[]): RowTask[] {
  return tasks.flatMap((task) => {
    const { row } = places[task.id];
    if (task.id !== 'sample' && task.id !== 'pictures') return [taskAt(task, row, task.points)];
    const byRow = Map.groupBy(task.points, (point) => rowOf(point, row));
    return [...byRow].map(([at, points]) => taskAt(task, at, points));
  });
}

/** Returns the rows that have an open task. */
export const openRows = (tasks: readonly OpeningTask[]): SettingsRowId[] => [
  ...new Set(tasksByRow(tasks).map(({ row }) => row)),
];
