/** The four tabs of the client brief, and which answers stand on each (specification, sections 2 and 3). */
export const briefParts = [
  { name: 'general', fields: ['service', 'clientName', 'brandName', 'address', 'phone', 'email'] },
  { name: 'product', fields: ['products', 'productOrigin'] },
  { name: 'objective', fields: ['objective'] },
  { name: 'export', fields: ['productToExport', 'referenceNumber'] },
] as const;

export type BriefField = (typeof briefParts)[number]['fields'][number];

/** The answers of all tabs, in order. */
export const briefFields: BriefField[] = briefParts.flatMap(({ fields }) => fields);

/** The tab on which an answer stands; the first for an unknown one. */
export function partOfField(name: string): number {
  const index = briefParts.findIndex(({ fields }) => (fields as readonly string[]).includes(name));
  return Math.max(index, 0);
}
