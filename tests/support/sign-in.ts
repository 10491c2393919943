import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

export interface SignedInPerson {
  fullname: string;
  username: string;
  password: string;
  userId: string;
  token: string;
}

/**
 * Opens an account and signs the page's browser in to it, as a visit to /signup does: the session's cookies lie in the
 * context, the stored user in its storage. Nobody else has the e-mail address. Throws when it is refused.
 */
export async function signUpInBrowser(
  page: Page,
  given: Partial<Pick<SignedInPerson, 'fullname' | 'username' | 'password'>> = {},
): Promise<SignedInPerson> {
  const person = {
    fullname: 'Ana Ruiz',
    username: `ana-${randomUUID()}@example.com`,
    password: 'correct horse battery',
    ...given,
  };
  const response = await page.request.post('/api/v1/signup', { data: person });
  const { id: userId, fullname: name, email, token, msg } = await response.json();
  if (response.status() !== 201) throw new Error(`${response.status()}: ${msg}`);
  await page.addInitScript(
    (user) => {
      if (origin === 'null') return;
      // Once: what the page itself stores later, or takes away, stays so.
      if (sessionStorage.getItem('stored') === user.userId) return;
      sessionStorage.setItem('stored', user.userId);
      localStorage.setItem('user', JSON.stringify(user));
    },
    { userId, name, email, token },
  );
  return { ...person, userId, token };
}
