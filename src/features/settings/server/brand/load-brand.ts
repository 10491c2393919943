import type { BrandPictures, LogoFile } from '#platform/brand/brand.ts';
import { drawPng } from '#platform/brand/draw-png.ts';
import { sampleLogo } from '../../sample-logo.ts';
import { sampleSettings } from '../../sample-settings.ts';
import type { StoredSettings } from '../../settings.ts';
import { type FileDependencies, readFile } from '../files/stored-files.ts';
import { drawInitials } from './initials.ts';
import { rasterHeight } from './rewrite-logo.ts';

type FileAccess = Pick<FileDependencies, 'db' | 'cipher'>;

/** Null where nothing was uploaded, or the file is missing: then the company's initials are shown. */
async function readLogo(files: FileAccess, logo: LogoFile | null): Promise<Uint8Array | null> {
  const file = logo && (await readFile(files, logo.png ?? logo.digest));
  if (!file) return null;
  // Only settings that were written by hand have no PNG of an SVG.
  return file.type === 'svg' ? drawPng(file.content.toString(), rasterHeight) : new Uint8Array(file.content);
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
