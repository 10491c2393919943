import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  code: number;
  out: string;
  problems: string;
}

/** Runs `npm run desk -- …` of the built server (see `npm run build`), without npm. */
export function runDeskCommand(args: string[], settings: Record<string, string>): Promise<Ended> {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', ...settings };
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['build/bundle/desk.js', ...args],
      { cwd: root, env },
      (error, out, problems) => done({ code: error ? Number(error.code ?? 1) : 0, out, problems }),
    );
  });
}
