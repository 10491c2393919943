import type { Db } from '../db/open-database.ts';
import { forgetSentMails } from '../mail/forget-mails.ts';

const oneHour = 60 * 60 * 1000;

/** Deletes sessions and links that have expired, and the mails that such links were sent in. */
export async function deleteExpired(db: Db, now: number): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db.deleteFrom('one_time_tokens').where('expires_at', '<=', now).execute();
  await forgetSentMails(db, ['reset-password', 'verify-email', 'password-changed'], now - oneHour);
}

interface CleanUpDependencies {
  db: Db;
  clock: () => number;
  report: (error: unknown) => void;
  /** What else there is to forget by the hour. */
  forgetMore: (db: Db, now: number) => Promise<void>;
}

/** Does so now and every hour, until `stop`, which waits for what is under way; `report` hears of failures. */
export function createCleanUp({ db, clock, report, forgetMore }: CleanUpDependencies) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const clean = async () => {
    await deleteExpired(db, clock());
    await forgetMore(db, clock());
  };
  const run = () => {
    running = clean().catch(report);
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
