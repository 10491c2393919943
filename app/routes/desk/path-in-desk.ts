/** Where to go after signing in: a path of the desk, or its first page when there is none that could be trusted. */
export function pathInDesk(wanted: string | null | undefined): string {
  // A browser reads a backslash as a slash and leaves out line ends and tabs; no header holds what is not ASCII.
  if (!wanted || !/^\/desk(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/.test(wanted)) return '/desk';
  // It also goes up for two dots, however they are written.
  const { pathname } = new URL(wanted, 'http://desk');
  return /^\/desk(?:\/|$)/.test(pathname) && !pathname.includes('//') ? wanted : '/desk';
}
