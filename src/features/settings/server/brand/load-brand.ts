import type { BrandPictures, MarkFile } from '../../../../platform/brand/brand.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import type { Cipher } from '../../../../platform/secrets/cipher.ts';
import { sampleMark } from '../../sample-mark.ts';
import { sampleSettings } from '../../sample-settings.ts';
import type { StoredSettings } from '../../settings.ts';
import { readFile } from '../files/stored-files.ts';
import { drawInitials } from './initials.ts';
import { rasterOf } from './rewrite-mark.ts';

type FileAccess = { db: Db; cipher?: Cipher | undefined };

/** Null where nothing was uploaded, or the file is missing: then the company's initials are shown. */
async function readMark({ db, cipher }: FileAccess, mark: MarkFile | null): Promise<Uint8Array | null> {
  const file = mark && cipher && (await readFile({ db, cipher }, mark.digest));
  if (!file) return null;
  return file.type === 'svg' ? rasterOf(file.content.toString()) : new Uint8Array(file.content);
}

/** Loads the marks that a version of the settings names; without access to files, only what is drawn from its name. */
export async function loadBrand(
  files: FileAccess | null,
  { company: { name }, brand }: Pick<StoredSettings, 'company' | 'brand'>,
): Promise<BrandPictures> {
  const isSample = name === sampleSettings.company.name;
  const [drawing, markPng, markOnDarkPng] = await Promise.all([
    isSample ? sampleMark : drawInitials(name, brand.typeface),
    files && readMark(files, brand.mark),
    files && readMark(files, brand.markOnDark),
  ]);
  return { drawing, markPng, markOnDarkPng };
}
