import type { TestApp } from './test-app.ts';

export const ana = { fullname: 'Ana Ruiz', username: 'ana@example.com', password: 'correct horse battery' };

/** Opens an account and gives its token; throws when it is refused. */
export async function tokenOfNewAccount(app: TestApp, person = ana): Promise<string> {
  const response = await app.post('/api/v1/signup', person);
  const { token, msg } = await response.json();
  if (response.status !== 201) throw new Error(`${response.status}: ${msg}`);
  return token;
}

/** Calls the API with a customer's token, or without one. */
export function askAs(app: TestApp, token?: string) {
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(`/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

/** The token of the link in the mail that was put in the outbox last; delivers what is waiting first. */
export async function tokenOfNewestMail(app: TestApp): Promise<string> {
  await app.dependencies.outbox.drain();
  return app.transport.mails.at(-1)?.text.match(/\?token=([\w-]+)/)?.[1] ?? '';
}
