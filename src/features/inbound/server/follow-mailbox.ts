import type { MailboxReader } from './mailbox-reader.ts';

/**
 * Reads the mailbox that is connected now: `follow` ends the reader of another version, once its current mail is stored, and
 * starts that of this one. `open` returns null where no mailbox is connected.
 */
export function followMailbox(
  open: () => Promise<MailboxReader | null>,
  onFailure: (error: unknown) => void,
): MailboxReader & { follow(): void } {
  let reader: MailboxReader | null = null;
  let isRunning = false;
  let changing: Promise<void> = Promise.resolve();

  async function change(): Promise<void> {
    await reader?.stop();
    reader = isRunning ? await open() : null;
    reader?.start();
  }

  function follow(): void {
    changing = changing.then(change).catch(onFailure);
  }

  return {
    follow,
    start() {
      isRunning = true;
      follow();
    },
    async stop() {
      isRunning = false;
      follow();
      await changing;
    },
  };
}
