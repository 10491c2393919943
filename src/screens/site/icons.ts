import { openSharp } from '#features/settings/server/files/make-picture.ts';
import type { CompanyBrand, Drawing } from '#platform/brand/brand.ts';
import { drawPng } from '#platform/brand/draw-png.ts';
import { shapesOf } from '#platform/brand/drawing.ts';
import { logoOn } from '#platform/brand/logo.ts';
import { tonesOf } from '#platform/brand/tones.ts';

/** Side of the square that an icon's logo is fitted in. */
const side = 64;
/** Most room that the logo takes of it. */
const room = 60;
/** Proportions up to which a logo is still read in a square. */
const longest = 2;

const root = (box: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box of what is fitted into the middle of the square. */
function fitted({ width, height }: { width: number; height: number }, within: number): Box {
  const scale = within / Math.max(width, height);
  return {
    left: (side - width * scale) / 2,
    top: (side - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  };
}

const placed = ({ left, top, width, height }: Box) =>
  `x="${left}" y="${top}" width="${width}" height="${height}"`;

function drawn(drawing: Drawing, brand: CompanyBrand, isOnDark: boolean): string {
  const { left, top, width, height } = drawing.box;
  const box = fitted(drawing.box, drawing.isTile ? side : room);
  return `<svg ${placed(box)} viewBox="${left} ${top} ${width} ${height}">${shapesOf(drawing, brand, isOnDark)}</svg>`;
}

const pictured = (png: Uint8Array, box: Box) =>
  `<image ${placed(box)} href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;

/** The logo in the square, for a light or a dark ground; the drawing where the logo is too long. */
function symbol(brand: CompanyBrand, isOnDark: boolean): { shapes: string; isTile: boolean } {
  const { png, hasLightGround, ...size } = logoOn(brand, isOnDark);
  const proportion = size.width / size.height;
  if (!png || proportion > longest || proportion < 1 / longest)
    return { shapes: drawn(brand.drawing, brand, isOnDark), isTile: Boolean(brand.drawing.isTile) };
  if (!hasLightGround) return { shapes: pictured(png, fitted(size, room)), isTile: false };
  const ground = `<rect width="${side}" height="${side}" rx="10" fill="${tonesOf(brand).bone}"/>`;
  return { shapes: ground + pictured(png, fitted(size, room - 12)), isTile: false };
}

/** The logo on a tile, padded so that round masks leave it whole. */
function tile(brand: CompanyBrand, padding: number, radius: number): string {
  const { shapes, isTile } = symbol(brand, false);
  if (isTile) return root(`0 0 ${side} ${side}`, shapes);
  const whole = side + 2 * padding;
  const ground = `<rect x="${-padding}" y="${-padding}" width="${whole}" height="${whole}" rx="${radius}" fill="${tonesOf(brand).bone}"/>`;
  return root(`${-padding} ${-padding} ${whole} ${whole}`, ground + shapes);
}

/** The icon of a tab, which follows the scheme of the browser. */
function favicon(brand: CompanyBrand): string {
  const style =
    '<style>.d{display:none}@media(prefers-color-scheme:dark){.l{display:none}.d{display:inline}}</style>';
  const [light, dark] = [false, true].map((isOnDark) => symbol(brand, isOnDark).shapes);
  return root(`0 0 ${side} ${side}`, `${style}<g class="l">${light}</g><g class="d">${dark}</g>`);
}

/** An icon is made smaller from here: resvg leaves pixels of a logo out where it does so itself. */
const drawnHeight = 1024;

async function iconOf(svg: string, height: number): Promise<Buffer> {
  const [sharp, drawn] = await Promise.all([openSharp(), drawPng(svg, drawnHeight)]);
  return sharp(drawn).resize({ height }).png().toBuffer();
}

/** Puts a PNG of 32 × 32 pixels into an ICO file. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const padding = 26;
const tilePng = (height: number) => async (brand: CompanyBrand) => iconOf(tile(brand, padding, 0), height);
const png = 'image/png';

/** The icons of the site by their addresses. */
export const icons: Record<string, { type: string; draw: (brand: CompanyBrand) => Promise<Buffer> }> = {
  '/favicon.svg': { type: 'image/svg+xml', draw: async (brand) => Buffer.from(favicon(brand)) },
  '/favicon.ico': {
    type: 'image/x-icon',
    draw: async (brand) => icoOf(await iconOf(tile(brand, 8, 12), 32)),
  },
  '/brand/apple-touch-icon.png': { type: png, draw: tilePng(180) },
  '/brand/icon-192.png': { type: png, draw: tilePng(192) },
  '/brand/icon-512.png': { type: png, draw: tilePng(512) },
};
