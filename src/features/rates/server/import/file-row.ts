import type { UnreadableProblem } from '../../rates.ts';

/** A row of a file with its line; empty rows are left out. */
export interface FileRow {
  line: number;
  cells: string[];
}

/** Thrown for a file that cannot be read, from a line on. */
export class NotReadable extends Error {
  override name = 'NotReadable';
  readonly problem: UnreadableProblem;
  readonly line: number;
  constructor(problem: UnreadableProblem, line: number) {
    super(problem);
    this.problem = problem;
    this.line = line;
  }
}
