interface Issue {
  path: PropertyKey[];
  message: string;
}

/** The first problem of each field that a schema refused (keys of the messages); that of the whole is called `body`. */
export function problemsOf(issues: Issue[]): Record<string, string> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0] ?? 'body'), message]),
  );
}
