import { deleteOldPapers } from './delete-old-papers.ts';
import { expireCases } from './expire-cases.ts';
import type { KycDependencies } from './kyc-dependencies.ts';

const oneDay = 24 * 60 * 60 * 1000;

interface CleanUpDependencies extends Omit<KycDependencies, 'cipher'> {
  report: (error: unknown) => void;
}

/**
 * Ends acceptances and deletes old papers, now and every day, until `stop`, which waits for what is under way; `report`
 * hears of failures.
 */
export function createKycCleanUp(dependencies: CleanUpDependencies) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const clean = async () => {
    await expireCases(dependencies);
    await deleteOldPapers(dependencies);
  };
  const run = () => {
    running = clean().catch(dependencies.report);
  };
  return {
    start() {
      if (timer) return;
      run();
      timer = setInterval(run, oneDay);
      timer.unref();
    },
    async stop() {
      if (timer) clearInterval(timer);
      await running;
    },
  };
}

export type KycCleanUp = ReturnType<typeof createKycCleanUp>;
