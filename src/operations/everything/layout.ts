import { z } from 'zod';
import { type SealedColumn, sealedColumns } from '#server/sealed-columns.ts';

/** The key of an installation, its backups and its counters stay where they are. */
export const notExported = new Set(['kyc_key', 'backups', 'mail_counts', 'lead_presence']);

/** Describes an export: `manifest.json`. */
export const exportManifest = z.object({
  format: z.literal(1),
  version: z.string(),
  exportedAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Rows of each table, in the order in which they can be stored. */
  tables: z.record(z.string(), z.int()),
  /** Files of each table whose rows have a content. */
  files: z.record(z.string(), z.int()),
});

export type ExportManifest = z.output<typeof exportManifest>;

/** Columns whose sealed value is in the row itself, by their table. */
export const sealedInRows = Map.groupBy(
  sealedColumns.filter(({ contentOf }) => !contentOf),
  ({ table }) => table,
);

/** Columns that hold parts of files, which an export writes as files. */
export const contentColumns = sealedColumns.filter(
  (column): column is SealedColumn & { contentOf: string } => column.contentOf !== undefined,
);

/** JSON Schema of a table's lines. */
export function schemaOf(columns: string[], sealed: string[]): object {
  const value = { type: ['string', 'number', 'null'] };
  return {
    type: 'object',
    additionalProperties: false,
    required: columns,
    properties: Object.fromEntries(
      columns.map((name) => [
        name,
        sealed.includes(name) ? { type: ['string', 'null'], contentEncoding: 'base64' } : value,
      ]),
    ),
  };
}
