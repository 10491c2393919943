import { openSharp } from '#features/settings/server/files/make-picture.ts';
import type { CompanyBrand } from '#platform/brand/brand.ts';
import { shapesOf } from '#platform/brand/drawing.ts';
import { isNameInLogo, logoOn } from '#platform/brand/logo.ts';
import { tonesOf } from '#platform/brand/tones.ts';
import type { Company } from '#platform/company.ts';
import { outlinesOf } from './card-text.ts';

const [width, height] = [1200, 630];
const mostBytes = 60_000;
const edge = 72;
const textWidth = 410;
const [logoTop, logoHeight] = [60, 36];

interface Fade {
  /** End of the gradient that begins in the left upper corner. */
  to: string;
  /** Opacity of the picture at parts of the way. */
  stops: [offset: number, opacity: number][];
}

interface Layout {
  picture: { width: number; height: number; left: number; top: number };
  fades: Fade[];
}

/** A picture of a film fills the card; a still stands beside the text, and ends at the edge of the card. Both fade into the ground. */
const layouts: Record<'film' | 'still', Layout> = {
  film: {
    picture: { width, height, left: 0, top: 0 },
    fades: [
      {
        to: 'x2="1" y2="0"',
        stops: [
          [0, 0],
          [0.3, 0.4],
          [0.62, 1],
        ],
      },
    ],
  },
  still: {
    picture: { width: 860, height: 538, left: 370, top: 46 },
    fades: [
      {
        to: 'x2="1" y2="0"',
        stops: [
          [0.02, 0],
          [0.26, 1],
        ],
      },
      {
        to: 'x2="0" y2="1"',
        stops: [
          [0, 0],
          [0.2, 1],
          [0.9, 1],
          [1, 0],
        ],
      },
    ],
  },
};

/** The logo with its left upper corner, and its width. */
function logoAt(brand: CompanyBrand, top: number, size: number, isOnDark: boolean) {
  const { png, hasLightGround, ...logo } = logoOn(brand, isOnDark);
  const logoWidth = (size * logo.width) / logo.height;
  const at = `x="${edge}" y="${top}" width="${logoWidth}" height="${size}"`;
  if (!png) {
    const { left, top: boxTop, width: boxWidth, height: boxHeight } = brand.drawing.box;
    const shapes = shapesOf(brand.drawing, brand, isOnDark);
    return {
      width: logoWidth,
      svg: `<svg ${at} viewBox="${left} ${boxTop} ${boxWidth} ${boxHeight}">${shapes}</svg>`,
    };
  }
  const ground = `<rect x="${edge - 8}" y="${top - 8}" width="${logoWidth + 16}" height="${size + 16}" rx="4" fill="${tonesOf(brand).bone}"/>`;
  const image = `<image ${at} href="data:image/png;base64,${Buffer.from(png).toString('base64')}"/>`;
  return { width: logoWidth + (hasLightGround ? 8 : 0), svg: (hasLightGround ? ground : '') + image };
}

interface CardProps {
  company: Company;
  text: { label?: string; sentence: string };
  /** Path or content. */
  picture: string | Buffer;
  isDark: boolean;
}

/** The ground over the picture, as opaque as the picture is not. */
function fadesOf({ picture, fades }: Layout, ground: string): string {
  const { left, top, width: across, height: down } = picture;
  return fades
    .map(({ to, stops }, index) => {
      const all = stops.map(
        ([at, shown]) => `<stop offset="${at}" stop-color="${ground}" stop-opacity="${1 - shown}"/>`,
      );
      return `<linearGradient id="f${index}" ${to}>${all.join('')}</linearGradient><rect x="${left}" y="${top}" width="${across}" height="${down}" fill="url(#f${index})"/>`;
    })
    .join('');
}

async function textLayer({ company: { name, brand }, text, isDark }: CardProps): Promise<string> {
  const tones = tonesOf(brand);
  const [strong, soft] = isDark ? [tones['on-ink-strong'], tones.fog] : [tones.strong, tones.body];
  const logo = logoAt(brand, logoTop, logoHeight, isDark);
  const nameLeft = edge + logo.width + 16;
  const outlines = await outlinesOf({
    font: brand.font,
    name: isNameInLogo(brand) ? null : name,
    nameBox: { left: nameLeft, width: width - edge - nameLeft, baseline: logoTop + 27 },
    label: text.label,
    sentence: text.sentence,
    box: { left: edge, width: textWidth, top: logoTop + logoHeight + 28, bottom: height - 80 },
  });
  return `<path fill="${strong}" d="${outlines.sentence}${outlines.name}"/><path fill="${soft}" d="${outlines.label}"/>${logo.svg}`;
}

/** Draws a card as JPEG of at most 60 KB. The library works in threads of its own. */
export async function drawCard(props: CardProps): Promise<Buffer> {
  const { company, picture, isDark } = props;
  const sharp = await openSharp();
  const tones = tonesOf(company.brand);
  const ground = isDark ? tones.ink : tones.bone;
  const layout = isDark ? layouts.film : layouts.still;
  const { picture: box } = layout;
  const shown = { left: 0, top: 0, width: Math.min(box.width, width - box.left), height: box.height };
  const [still, text] = await Promise.all([
    sharp(picture)
      .resize({ width: box.width, height: box.height, fit: 'cover' })
      .extract(shown)
      .flatten({ background: ground })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
    textLayer(props),
  ]);
  const over = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fadesOf(layout, ground)}${text}</svg>`;
  const { data, info } = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: still.data, raw: still.info, left: box.left, top: box.top },
      { input: Buffer.from(over) },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (let quality = 82; ; quality -= 8) {
    const jpeg = await sharp(data, { raw: info })
      .jpeg({ quality, progressive: true, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (jpeg.length <= mostBytes || quality < 40) return jpeg;
  }
}
