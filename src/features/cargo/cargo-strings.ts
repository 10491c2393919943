import type { Locale } from '#platform/i18n/locale.ts';
import { fill } from '#platform/values/format.ts';
import type { cargoStrings } from './strings/en/cargo-strings.ts';

export type CargoStrings = ReturnType<typeof cargoStrings>;

const scripts: Record<Locale, () => Promise<{ cargoStrings: typeof cargoStrings }>> = {
  en: () => import('./strings/en/cargo-strings.ts'),
  es: () => import('./strings/es/cargo-strings.ts'),
  pt: () => import('./strings/pt/cargo-strings.ts'),
};

/**
 * Loads the texts of the cargo's details in one locale, a function of the company's country; rejects without a connection. They are a separate script,
 * loaded when the details are opened: in the page's data every visitor would download them again. The server has all of
 * them (`cargoStringsIn` of cargo-lines.ts).
 */
export async function loadCargoStrings(locale: Locale): Promise<typeof cargoStrings> {
  return (await scripts[locale]()).cargoStrings;
}

/** Returns the label of an input: `shipment.pieces.0.length`. */
export function labelOfDetail(name: string, { labels }: CargoStrings): string | undefined {
  const path = name.replace(/\.\d+(?=\.|$)/g, '');
  return (labels as Partial<Record<string, string>>)[path];
}

/** Returns the labels of invalid details for an error summary, by input name. */
export function labelsOfDetails(
  errors: Record<string, string>,
  strings: CargoStrings,
): Record<string, string> {
  const labelled = Object.keys(errors).map((name) => {
    const label = labelOfDetail(name, strings);
    const [, list, index] = /^shipment\.(\w+)\.(\d+)\./.exec(name) ?? [];
    const rows = strings.form.rows as Partial<Record<string, { row: string }>>;
    const row = list && rows[list] && fill(rows[list].row, { number: Number(index) + 1 });
    return [name, row ? `${row}: ${label}` : label];
  });
  return Object.fromEntries(labelled.filter(([, label]) => label !== undefined));
}
