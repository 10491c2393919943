import type { DeskDependencies } from '../desk/desk-dependencies.ts';
import { forgetPresence } from '../desk/presence.ts';
import { remindOfDueAnswers } from './remind.ts';

const oneMinute = 60_000;

/** Looks every minute for answers that are due, until `stop`, which waits for what is under way; `report` hears of failures. */
export function createReminderTimer(dependencies: DeskDependencies & { report: (error: unknown) => void }) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const look = async () => {
    await remindOfDueAnswers(dependencies);
    await forgetPresence(dependencies);
  };
  const run = () => {
    // A look that takes longer than a minute is not overtaken.
    running = running.then(look).catch(dependencies.report);
  };
  return {
    start() {
      if (timer) return;
      run();
      timer = setInterval(run, oneMinute);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await running;
    },
  };
}

export type ReminderTimer = ReturnType<typeof createReminderTimer>;
