/** Explains in a sentence why PostgreSQL takes no connection, and what to do; returns null for any other error. */
export function explainRefusedConnection({ code = '', message }: NodeJS.ErrnoException): string | null {
  if (code === 'ECONNREFUSED')
    return 'No PostgreSQL answers at DATABASE_URL. Start it, or correct the address.';
  // Class 28 is of users and passwords, 3D of databases.
  if (/^(28|3D)/.test(code))
    return `PostgreSQL refused the connection: ${message}. Correct DATABASE_URL, or make what it names.`;
  return null;
}
