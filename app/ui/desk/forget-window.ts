/** Forgets what this window keeps for who works at the desk: the list that was seen, and words that were not saved. */
export function forgetWindow(): void {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('desk-')) sessionStorage.removeItem(name);
  } catch {
    // Without storage nothing was kept.
  }
}
