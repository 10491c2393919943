import { createHash } from 'node:crypto';
import type { Locale } from '#platform/i18n/locale.ts';
import { translationStatus } from '#platform/i18n/translation-status.ts';

/** Identifies the files of a language that are drafts in this release; null for none. */
export function draftsDigest(locale: Locale): string | null {
  const files = Object.keys(translationStatus).filter(
    (file) => translationStatus[file]?.[locale] === 'drafted',
  );
  if (files.length === 0) return null;
  return createHash('sha256').update(files.sort().join('\n')).digest('hex').slice(0, 16);
}
