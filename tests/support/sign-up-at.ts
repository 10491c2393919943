import { randomUUID } from 'node:crypto';

/** Opens an account at a running server and gives its cookies, as a browser sends them. Throws when it is refused. */
export async function signUpAt(origin: string): Promise<string> {
  const username = `ana-${randomUUID()}@example.com`;
  const response = await fetch(`${origin}/api/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fullname: 'Ana Ruiz', username, password: 'correct horse battery' }),
  });
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
