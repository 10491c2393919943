import { spawn } from 'node:child_process';

/** Failure of a program. */
export class ProgramFailure extends Error {
  override name = 'ProgramFailure';
  /** True where there is no such program. */
  readonly isMissing: boolean;

  constructor(message: string, options: { isMissing: boolean; cause?: unknown }) {
    super(message, options);
    this.isMissing = options.isMissing;
  }
}

/** The end of what a program writes is kept, for a message. */
const mostCharacters = 20_000;

/**
 * Runs a program, or with `shell` a command line, with this process's variables and those given, and returns what it writes to
 * standard output. Rejects with a ProgramFailure, whose message is what it wrote to standard error, when it is missing, takes
 * longer than `timeoutMs`, is ended by `signal` or ends with another code than 0.
 */
export function runProgram(
  program: string,
  args: string[],
  options: { variables?: NodeJS.ProcessEnv; timeoutMs?: number; shell?: boolean; signal?: AbortSignal } = {},
): Promise<string> {
  const { variables, timeoutMs, signal, shell = false } = options;
  const child = spawn(program, args, {
    shell,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(timeoutMs ? { timeout: timeoutMs } : {}),
    ...(signal ? { signal } : {}),
  });
  const output = { out: '', problems: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output.out = (output.out + text).slice(-mostCharacters);
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    output.problems = (output.problems + text).slice(-mostCharacters);
  });
  return new Promise((done, failed) => {
    child.once('error', (cause: NodeJS.ErrnoException) =>
      failed(new ProgramFailure(cause.message, { isMissing: cause.code === 'ENOENT', cause })),
    );
    child.once('close', (code, endedBy) => {
      if (code === 0) return done(output.out.trim());
      const text = output.problems.trim() || `It ended with ${endedBy ?? `code ${code}`}.`;
      failed(new ProgramFailure(text, { isMissing: false }));
    });
  });
}
