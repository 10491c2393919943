import { ProgramFailure, runProgram } from '../run-program.ts';
import { BackupProblem } from './backup-problem.ts';

/** The variables that PostgreSQL's programs read an address from; an argument would show its password to other users. */
function variablesOf(databaseUrl: string): NodeJS.ProcessEnv {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const named = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || searchParams.get('port'),
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGOPTIONS: searchParams.get('options'),
    PGSSLMODE: searchParams.get('sslmode'),
    PGSSLROOTCERT: searchParams.get('sslrootcert'),
  };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value)) as NodeJS.ProcessEnv;
}

/**
 * Runs a program of PostgreSQL on a database. Throws a BackupProblem with the program's own words when it fails or is missing.
 */
export async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: string[],
): Promise<void> {
  try {
    await runProgram(program, args, { variables: variablesOf(databaseUrl) });
  } catch (error) {
    if (!(error instanceof ProgramFailure)) throw error;
    throw new BackupProblem(
      error.isMissing
        ? `${program} is missing: install PostgreSQL's client programs (Debian: postgresql-client), of the server's version or newer.`
        : `${program} failed: ${error.message}`,
    );
  }
}
