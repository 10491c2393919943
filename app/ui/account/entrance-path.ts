/** Signing in to an account, or opening one. */
export type Entrance = 'signIn' | 'signUp';

const paths: Record<Entrance, string> = { signIn: '/signin', signUp: '/signup' };

/** The page of a form of accounts, which goes on to `to` afterwards. The profile is where it goes anyway. */
export function entrancePath(entrance: Entrance, to: string): string {
  return to === '/profile' ? paths[entrance] : `${paths[entrance]}?to=${encodeURIComponent(to)}`;
}
