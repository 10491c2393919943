import type { Db } from '../db/open-database.ts';
import type { Session } from './sessions.ts';

/** Changes the account's name; what was sent before keeps the name it was sent under. */
export async function changeName(db: Db, { account }: Session, name: string, now: number): Promise<void> {
  await db.updateTable('accounts').set({ name, updated_at: now }).where('id', '=', account.id).execute();
}
