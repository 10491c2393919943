/**
 * The cookie beside a session's own that scripts can read. It says only that somebody is signed in, for the menus of
 * pages that are the same for every reader: another host of the domain that sets it changes the menu, and no more.
 */
export const sessionMarker = { name: 'signed-in', value: '1' } as const;
