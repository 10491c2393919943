import type { CompanyBrand } from '../brand/brand.ts';
import { drawPng } from '../brand/draw-png.ts';
import { logoOn, logoSvgOf, pictureSvg } from '../brand/logo.ts';
import type { MailPicture } from './composed-email.ts';

/** Ids of the logo for light and for dark grounds. */
export const logoIds = { light: 'logo@site', dark: 'logo-on-dark@site' };

/** In pixels of the mail. */
export const logoHeight = 28;

/** Draws a logo by halves: resvg leaves pixels out where it makes a picture much smaller, and edges become steps. */
async function drawLogo(brand: CompanyBrand, isOnDark: boolean): Promise<Uint8Array> {
  const logo = logoOn(brand, isOnDark);
  let svg = logoSvgOf(brand, isOnDark);
  for (let height = 256; logo.png && height > 2 * logoHeight; height /= 2)
    svg = pictureSvg(await drawPng(svg, height), logo);
  return drawPng(svg, 2 * logoHeight);
}

async function draw(brand: CompanyBrand): Promise<MailPicture[]> {
  // A reply returns them: `parse-mail.ts` ignores pictures of less than 10 KB.
  const pictureOf = async (id: string, isOnDark: boolean) => ({
    id,
    content: await drawLogo(brand, isOnDark),
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
