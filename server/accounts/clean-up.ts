import type { Db } from '../db/open-database.ts';
import { forgetSentMails } from '../mail/forget-mails.ts';

const oneHour = 60 * 60 * 1000;

/** Deletes sessions and links that have expired, and the mails that such links were sent in. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute();
  await forgetSentMails(db, ['reset-password', 'verify-email'], now - oneHour);
}

interface CleanUpDependencies {
  db: Db;
  clock: () => number;
  report: (error: unknown) => void;
}

/** Does so now and every hour, until `stop`, which waits for what is under way; `report` hears of failures. */
export function createCleanUp({ db, clock, report }: CleanUpDependencies) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = deleteExpired(db, clock()).catch(report);
  };
  return {
    start() {
      if (timer) return;
      run();
      timer = setInterval(run, oneHour);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await running;
    },
  };
}

export type CleanUp = ReturnType<typeof createCleanUp>;
