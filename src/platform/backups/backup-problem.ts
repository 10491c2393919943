/** Explains in a sentence why a backup, a restore or a move cannot be made, and what to do. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
