/** Returns the URL of the CSV of a list (define-list.ts) under its filters. */
export function csvPath(name: string, query: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) if (value) params.set(field, String(value));
  return `/api/v1/desk/${name}.csv?${params}`;
}
