let data: Promise<string> | null = null;

async function load(): Promise<string> {
  const { default: text } = await import('./zip-codes.tsv?raw');
  return `\n${text}`;
}

/** Loads the file on the first ZIP code, and again after a failure. */
function zipData(): Promise<string> {
  data ??= load().catch((error) => {
    data = null;
    throw error;
  });
  return data;
}

/** A city as ZIP codes name it, with the letters of its state. */
export interface ZipCity {
  name: string;
  state: string;
}

/** A ZIP code in a text. */
export interface TypedZip {
  zip: string;
  /** Letters of the state before it; empty without them. */
  state: string;
  /** The text says that it is one: five digits alone are a postal code of Mexico as often. */
  isSure: boolean;
}

const countries = new Set(['us', 'usa', 'unitedstates', 'estadosunidos', 'eua', 'eeuu']);

/** Returns the parts without the country's at their end. */
function withoutCountry(parts: string[]): string[] {
  const isCountry = (count: number) =>
    countries.has(parts.slice(-count).join('').replaceAll('.', '').toLowerCase());
  const count = [1, 2].find(isCountry) ?? 0;
  return parts.slice(0, parts.length - count);
}

/** Reads a ZIP code at the end of a text; null without one. */
export function readZip(text: string): TypedZip | null {
  const parts = text.slice(0, 200).split(/[\s,]/).filter(Boolean);
  const named = withoutCountry(parts);
  const [, zip] = /^(\d{5})(?:-\d{4})?$/.exec(named.at(-1) ?? '') ?? [];
  if (zip === undefined) return null;
  const before = named.slice(0, -1);
  const state = /^[A-Z]{2}$/.exec(before.at(-1) ?? '')?.[0] ?? '';
  const isNamed = /^zip(?: code)?:?$/i.test(before.join(' '));
  return { zip, state, isSure: state !== '' || named.length < parts.length || isNamed };
}

/** Returns the city of a ZIP code; null for an unknown one. */
export async function findZipCity(zip: string): Promise<ZipCity | null> {
  const text = await zipData();
  const at = Math.max(text.indexOf(`\t${zip}`), text.indexOf(` ${zip}`));
  if (at < 0) return null;
  const [state = '', name = ''] = text.slice(text.lastIndexOf('\n', at) + 1, at).split('\t');
  return { name, state };
}

/** Returns true for a city and state that ZIP codes have, as they are written there. */
export async function isZipCity({ name, state }: ZipCity): Promise<boolean> {
  return (await zipData()).includes(`\n${state}\t${name}\t`);
}
