import type { DeskDependencies } from '../desk/desk-dependencies.ts';

/** What the inbox needs of the house: it only reads. */
export type InboxDependencies = Pick<DeskDependencies, 'db' | 'engine' | 'company' | 'clock' | 'listStaff'>;
