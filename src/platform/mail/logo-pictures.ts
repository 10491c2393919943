import type { CompanyBrand } from '../brand/brand.ts';
import { drawPng } from '../brand/draw-png.ts';
import { logoOn, logoSvgOf, pictureSvg } from '../brand/logo.ts';
import type { MailPicture } from './composed-email.ts';

/** Ids of the logo for light and for dark grounds. */
export const logoIds = { light: 'logo@site', dark: 'logo-on-dark@site' };

/** In pixels of the mail. */
export const logoHeight = 28;

/** Bytes: a reply returns the logos, and a smaller inline picture of a reply is taken for that of a signature. */
export const mostLogoBytes = 10_000;

/** Draws a logo by halves: resvg leaves pixels out where it makes a picture much smaller, and edges become steps. */
async function drawLogo(brand: CompanyBrand, isOnDark: boolean, to: number): Promise<Uint8Array> {
  const logo = logoOn(brand, isOnDark);
  let svg = logoSvgOf(brand, isOnDark);
  for (let height = 256; logo.png && height > to; height /= 2)
    svg = pictureSvg(await drawPng(svg, height), logo);
  return drawPng(svg, to);
}

/** Draws a logo within `mostLogoBytes`: where it must be, in fewer colors, and then smaller. */
async function drawWithinLimit(brand: CompanyBrand, isOnDark: boolean): Promise<Uint8Array> {
  for (let height = 2 * logoHeight; height >= logoHeight / 2; height = Math.floor(0.75 * height)) {
    const drawn = await drawLogo(brand, isOnDark, height);
    if (drawn.length < mostLogoBytes) return drawn;
    const { default: sharp } = await import('sharp');
    const withPalette = await sharp(drawn).png({ palette: true }).toBuffer();
    if (withPalette.length < mostLogoBytes) return withPalette;
  }
  throw new Error(`The logo takes more than ${mostLogoBytes} bytes at every size.`);
}

async function draw(brand: CompanyBrand): Promise<MailPicture[]> {
  const pictureOf = async (id: string, isOnDark: boolean) => ({
    id,
    content: await drawWithinLimit(brand, isOnDark),
  });
  const light = pictureOf(logoIds.light, false);
  return Promise.all(logoOn(brand, true).hasLightGround ? [light] : [light, pictureOf(logoIds.dark, true)]);
}

const drawn = new WeakMap<CompanyBrand, Promise<MailPicture[]>>();

/** Draws the logos that every mail shows; once for each snapshot. */
export function logoPictures(brand: CompanyBrand): Promise<MailPicture[]> {
  const known = drawn.get(brand);
  if (known) return known;
  const drawing = draw(brand);
  drawn.set(brand, drawing);
  drawing.catch(() => drawn.delete(brand));
  return drawing;
}

/** Puts the pictures of a mail into its HTML, for a browser. */
export function withPictures(html: string, pictures: readonly MailPicture[]): string {
  return pictures.reduce(
    (shown, { id, content }) =>
      shown.replaceAll(`cid:${id}`, `data:image/png;base64,${Buffer.from(content).toString('base64')}`),
    html,
  );
}
