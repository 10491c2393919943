import type { Brand, CompanyBrand, LogoFile } from './brand.ts';
import { svgOf } from './drawing.ts';

interface ShownFile {
  file: LogoFile | null;
  /** True on a dark ground for the logo that is made for light ones: it brings a light ground along. */
  hasLightGround: boolean;
}

/** Chooses the uploaded logo for a ground; null where the drawing is shown. */
function logoFileOn({ logo, logoOnDark }: Pick<Brand, 'logo' | 'logoOnDark'>, isOnDark: boolean): ShownFile {
  if (isOnDark && logoOnDark) return { file: logoOnDark, hasLightGround: false };
  return { file: logo, hasLightGround: isOnDark && logo !== null };
}

export interface ShownLogo extends ShownFile {
  /** The file as PNG; null where the drawing is shown. */
  png: Uint8Array | null;
  /** Size in the units of its drawing, for its proportions. */
  width: number;
  height: number;
}

/** Chooses the logo for a ground with its size: an upload, or else the drawing. An upload whose file is missing is none. */
export function logoOn(brand: CompanyBrand, isOnDark: boolean): ShownLogo {
  const { logo, logoOnDark, logoPng, logoOnDarkPng, drawing } = brand;
  const loaded = { logo: logoPng && logo, logoOnDark: logoOnDarkPng && logoOnDark };
  const shown = logoFileOn(loaded, isOnDark);
  const { width, height } = shown.file ?? drawing.box;
  const png = isOnDark && !shown.hasLightGround ? logoOnDarkPng : loaded.logo && logoPng;
  return { ...shown, png, width, height };
}

/** An SVG that shows a PNG alone. */
export const pictureSvg = (png: Uint8Array, { width, height }: { width: number; height: number }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/></svg>`;

/** Draws the logo of a ground as an SVG. */
export function logoSvgOf(brand: CompanyBrand, isOnDark: boolean): string {
  const { png, width, height } = logoOn(brand, isOnDark);
  return png ? pictureSvg(png, { width, height }) : svgOf(brand.drawing, brand, isOnDark);
}

/** True for a logo so wide that it is taken for the name itself. */
const isWide = ({ width, height }: { width: number; height: number }) => width > 2.5 * height;

/** True where the logo replaces the name, which is then not written next to it: on light grounds and on dark ones. */
export const isNameInLogo = (brand: CompanyBrand): boolean =>
  [false, true].every((isOnDark) => {
    const { file } = logoOn(brand, isOnDark);
    return file !== null && isWide(file);
  });
