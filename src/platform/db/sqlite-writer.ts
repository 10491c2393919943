import { setImmediate } from 'node:timers';
import type { SqliteFile } from './sqlite-file.ts';

/** Transactions that share a commit at most, and run before the event loop answers other requests again. */
export const mostMembers = 6;

/** Transactions that share one commit. */
interface Group {
  members: number;
  committed: PromiseWithResolvers<void>;
}

/**
 * The open writers of this thread, by their file. Waiting for the lock of a file blocks the thread, and so the commit of
 * another writer that has it.
 */
const openWriters = new Map<string, Set<SqliteWriter>>();

/** A transaction's turn to write. */
export interface WriteTurn {
  group: Group;
  /** The first of a group needs no savepoint: there is nothing before it that its rollback must spare. */
  isFirst: boolean;
}

/**
 * The one writer of a SQLite file. Transactions take turns, and those that come within one round of the event loop share
 * one commit: each in a savepoint, so that one that fails is rolled back alone. Each resolves once the shared commit is on
 * the disk; when that commit fails, all of its members reject.
 */
export class SqliteWriter {
  readonly #file: SqliteFile;
  readonly #ofSameFile: Set<SqliteWriter>;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  #isPassing = false;
  #isPaused = false;
  #isCommitPlanned = false;
  #group: Group | null = null;
  /** Error of the last `begin`, until the next turn of the event loop. */
  #refusal: { reason: unknown } | null = null;

  constructor(path: string, file: SqliteFile) {
    this.#file = file;
    this.#ofSameFile = openWriters.get(path) ?? new Set();
    this.#ofSameFile.add(this);
    openWriters.set(path, this.#ofSameFile);
  }

  /** Waits for the others, then begins. Rejects when the write lock of the file can't be had. */
  enter(): Promise<WriteTurn> {
    return this.#take(() => {
      const isFirst = this.#group === null;
      const group = this.#group ?? this.#begin();
      if (!isFirst) this.#file.run('savepoint member');
      group.members += 1;
      return { group, isFirst };
    });
  }

  /** Runs one statement as a transaction; resolves and rejects as `group.committed` of one does. */
  async statement<Result>(run: () => Result): Promise<Result> {
    const { group, outcome } = await this.#take(() => {
      const isFirst = this.#group === null;
      const group = this.#group ?? this.#begin();
      try {
        const result = run();
        group.members += 1;
        return { group, outcome: () => result };
      } catch (error) {
        if (!this.#file.isTransaction) this.#fail(group, error);
        if (isFirst) throw error;
        // The conflicting row may belong to this group, and is readable only after its commit.
        const outcome = (): Result => {
          throw error;
        };
        return { group, outcome };
      } finally {
        this.#passOn();
      }
    });
    await group.committed.promise;
    return outcome();
  }

  /** Runs what SQLite takes outside of a transaction only. */
  outside<Result>(run: () => Result): Promise<Result> {
    return this.#take(() => {
      try {
        if (this.#group) this.#commitGroup(this.#group);
        return run();
      } finally {
        this.#passOn();
      }
    });
  }

  /**
   * Ends a turn. What was written is on the disk once `group.committed` resolves; nothing of it is stored where that
   * rejects. Throws when the turn can't be ended so, and must be rolled back.
   */
  release({ isFirst }: WriteTurn): void {
    if (!isFirst) this.#file.run('release member');
    this.#passOn();
  }

  /** Ends a turn and undoes what was written in it: all that the group has written, where that alone can't be undone. */
  rollback({ group, isFirst }: WriteTurn, reason: unknown): void {
    try {
      // On a full disk SQLite itself rolls back, all that the group has written.
      if (isFirst || !this.#file.isTransaction) {
        this.#fail(group, reason ?? new Error('The transaction has ended.'));
        return;
      }
      this.#file.run('rollback to member');
      this.#file.run('release member');
    } catch (error) {
      this.#fail(group, error);
    } finally {
      this.#passOn();
    }
  }

  /** Commits what waits for it, and closes the file. */
  close(): void {
    this.#ofSameFile.delete(this);
    this.#commitIfIdle();
    this.#file.close();
  }

  #begin(): Group {
    for (const other of this.#ofSameFile) if (other !== this) other.#commitIfIdle();
    if (this.#refusal) throw this.#refusal.reason;
    try {
      // Still open where an earlier rollback failed.
      if (this.#file.isTransaction) this.#file.run('rollback');
      // Taking the write lock at once waits its turn, where upgrading a read later would fail.
      this.#file.run('begin immediate');
    } catch (error) {
      // While another process has the lock, each attempt blocks the event loop for the timeout of the file.
      this.#refusal = { reason: error };
      setImmediate(() => {
        this.#refusal = null;
      });
      throw error;
    }
    const group: Group = { members: 0, committed: Promise.withResolvers() };
    // Nothing awaits a group whose members were all rolled back.
    group.committed.promise.catch(() => {});
    this.#group = group;
    return group;
  }

  /** Runs `begin` when the turn comes, in the same step: nothing else of this thread comes between. */
  #take<Result>(begin: () => Result): Promise<Result> {
    return new Promise((done, failed) => {
      this.#waiting.push(() => {
        try {
          done(begin());
        } catch (error) {
          failed(error);
          this.#passOn();
        }
      });
      if (!this.#isTaken) this.#passOn();
    });
  }

  /** Ends a turn and begins the next; when none waits, the commit does until this round of the event loop has ended. */
  #passOn(): void {
    this.#isTaken = false;
    if (this.#isPassing || this.#isPaused) return;
    this.#isPassing = true;
    try {
      while (!this.#isTaken) {
        if (this.#group && this.#group.members >= mostMembers) {
          this.#commitGroup(this.#group);
          this.#pause();
          break;
        }
        const next = this.#waiting.shift();
        if (!next) break;
        this.#isTaken = true;
        next();
      }
    } finally {
      this.#isPassing = false;
    }
    if (this.#isTaken || !this.#group || this.#isCommitPlanned) return;
    this.#isCommitPlanned = true;
    setImmediate(() => {
      this.#isCommitPlanned = false;
      this.#commitIfIdle();
    });
  }

  /** Lets the event loop answer what has arrived, such as pages, before the next group. */
  #pause(): void {
    this.#isPaused = true;
    setImmediate(() => {
      this.#isPaused = false;
      if (!this.#isTaken) this.#passOn();
    });
  }

  #commitIfIdle(): void {
    if (this.#group && !this.#isTaken) this.#commitGroup(this.#group);
  }

  #commitGroup(group: Group): void {
    try {
      this.#file.run('commit');
    } catch (error) {
      this.#fail(group, error);
      return;
    }
    this.#group = null;
    group.committed.resolve();
  }

  #fail(group: Group, error: unknown): void {
    this.#group = null;
    group.committed.reject(error);
    try {
      if (this.#file.isTransaction) this.#file.run('rollback');
    } catch {
      // The first error is reported; #begin rolls back again, and rejects what comes while that fails.
    }
  }
}
