import type { BrandPictures, LogoFile } from '../../../../platform/brand/brand.ts';
import type { Db } from '../../../../platform/db/open-database.ts';
import type { Cipher } from '../../../../platform/secrets/cipher.ts';
import { sampleLogo } from '../../sample-logo.ts';
import { sampleSettings } from '../../sample-settings.ts';
import type { StoredSettings } from '../../settings.ts';
import { readFile } from '../files/stored-files.ts';
import { drawInitials } from './initials.ts';
import { rasterOf } from './rewrite-logo.ts';

type FileAccess = { db: Db; cipher?: Cipher | undefined };

/** Null where nothing was uploaded, or the file is missing: then the company's initials are shown. */
async function readLogo({ db, cipher }: FileAccess, logo: LogoFile | null): Promise<Uint8Array | null> {
  const file = logo && cipher && (await readFile({ db, cipher }, logo.digest));
  if (!file) return null;
  return file.type === 'svg' ? rasterOf(file.content.toString()) : new Uint8Array(file.content);
}

/** Loads the logos that a version of the settings names; without access to files, only what is drawn from its name. */
export async function loadBrand(
  files: FileAccess | null,
  { company: { name }, brand }: Pick<StoredSettings, 'company' | 'brand'>,
): Promise<BrandPictures> {
  const isSample = name === sampleSettings.company.name;
  const [drawing, logoPng, logoOnDarkPng] = await Promise.all([
    isSample ? sampleLogo : drawInitials(name, brand.font),
    files && readLogo(files, brand.logo),
    files && readLogo(files, brand.logoOnDark),
  ]);
  return { drawing, logoPng, logoOnDarkPng };
}
