import { deskOwner } from '../support/desk-owner.ts';
import type { Caller } from './fuzz-client.ts';

const customer = { fullname: 'Ana Díaz', username: 'ana@shop.example', password: 'correct horse battery' };

async function post(origin: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function signedIn(
  name: Caller['name'],
  origin: string,
  check: string,
  signIn: () => Promise<Response>,
): Caller {
  let cookie = '';
  return {
    name,
    headers: () => ({ cookie }),
    async renew() {
      const answer = await fetch(`${origin}/api/v1${check}`, { headers: { cookie } });
      if (answer.ok) return;
      const response = await signIn();
      if (!response.ok)
        throw new Error(`The ${name} cannot sign in: ${response.status} ${await response.text()}`);
      cookie = cookiesOf(response);
    },
  };
}

/** A visitor, a customer (whose account is made here) and the desk's owner (made by DESK_OWNER_*), all signed in. */
export async function openCallers(origin: string): Promise<Caller[]> {
  const owner = signedIn('owner', origin, '/desk/session', () => post(origin, '/desk/session', deskOwner));
  const signUpOrIn = async () => {
    const response = await post(origin, '/signin', customer);
    return response.ok ? response : post(origin, '/signup', customer);
  };
  const callers: Caller[] = [
    { name: 'visitor', headers: () => ({}), renew: async () => {} },
    signedIn('customer', origin, '/account', signUpOrIn),
    owner,
  ];
  for (const caller of callers) await caller.renew();
  return callers;
}
