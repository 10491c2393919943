export const entrancePaths = { signIn: '/signin', signUp: '/signup', code: '/signin/code' };

/** The page of a form of accounts, which goes on to `to` afterwards. The profile is where it goes anyway. */
export function entrancePath(entrance: keyof typeof entrancePaths, to: string): string {
  return to === '/profile'
    ? entrancePaths[entrance]
    : `${entrancePaths[entrance]}?to=${encodeURIComponent(to)}`;
}
