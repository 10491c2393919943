import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../log/logger.ts';

const others = 0o077;

/** True if it was closed to others; false where it belongs to another user, whose it stays. */
function close(path: string): boolean {
  const { mode } = statSync(path);
  if ((mode & others) === 0) return true;
  try {
    chmodSync(path, mode & 0o700);
    return true;
  } catch {
    return false;
  }
}

/** Files with personal data: the database with its log, the key, and the kept mails. */
function filesIn(dataDir: string): string[] {
  const files = readdirSync(dataDir, { withFileTypes: true })
    .filter(({ name }) => name.startsWith('desk.sqlite') || name === 'secret.key' || name === 'mail')
    .map(({ name }) => join(dataDir, name));
  const mailDir = join(dataDir, 'mail');
  const mails = existsSync(mailDir) ? readdirSync(mailDir).map((name) => join(mailDir, name)) : [];
  return [...files, ...mails];
}

/**
 * Keeps what this process writes, and what lies in `dataDir` already, from other users of the machine. Call it before
 * anything is opened there. Warns where the folder itself is open to others, which may be meant, or where a file's owner
 * is somebody else. Does nothing to a folder that is missing.
 */
export function protectDataDir(dataDir: string, log: Pick<Log, 'warn'>): void {
  process.umask(others);
  if (!existsSync(dataDir)) return;
  const open = filesIn(dataDir).filter((file) => !close(file));
  if (open.length > 0) {
    log.warn(
      { event: 'data_dir.files_open', files: open.slice(0, 10) },
      'files stayed readable by other users, as another user owns them: chmod them to 600',
    );
  }
  if ((statSync(dataDir).mode & others) !== 0) {
    log.warn(
      { event: 'data_dir.open' },
      'the data folder was open to other users, and its files were closed to them: chmod 700 it',
    );
  }
}
