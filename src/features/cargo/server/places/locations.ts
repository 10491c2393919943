let data: Promise<string> | null = null;

async function load(): Promise<string> {
  const { default: text } = await import('./coordinates.tsv?raw');
  return `\n${text}`;
}

/**
 * Returns the position of a place in degrees east and north; null for an unknown code. The file is read on first use.
 */
export async function findLocation(code: string): Promise<[longitude: number, latitude: number] | null> {
  if (!/^([A-Z]{2}[A-Z2-9]{3}|[A-Z]{3})$/.test(code)) return null;
  data ??= load().catch((error) => {
    data = null;
    throw error;
  });
  const text = await data;
  const start = text.indexOf(`\n${code}\t`);
  if (start < 0) return null;
  const [, longitude, latitude] = text.slice(start + 1, text.indexOf('\n', start + 1)).split('\t');
  return [Number(longitude), Number(latitude)];
}
