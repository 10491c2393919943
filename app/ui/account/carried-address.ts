/** What a link takes along of the address that was typed on its page: in the history, never in an address that is logged. */
export function carriedAddress(username: string): { username: string } {
  return { username };
}

/** The address that came along with the reader, from the state of the page's place in the history. */
export function addressCarriedIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('username' in state)) return undefined;
  return typeof state.username === 'string' ? state.username : undefined;
}
