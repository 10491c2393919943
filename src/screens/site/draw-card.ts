import { openFont } from '../../features/settings/server/brand/initials.ts';
import { openSharp } from '../../features/settings/server/files/make-picture.ts';
import type { CompanyBrand } from '../../platform/brand/brand.ts';
import { shapesOf } from '../../platform/brand/drawing.ts';
import { isNameInLogo, logoOn } from '../../platform/brand/logo.ts';
import { tonesOf } from '../../platform/brand/tones.ts';
import type { Company } from '../../platform/company.ts';

type Font = Awaited<ReturnType<typeof openFont>>;

const [width, height] = [1200, 630];
const mostBytes = 60_000;
const edge = 72;
const textWidth = 410;

/** A picture of a film fills the card; a still stands beside the text. Both fade into the ground. */
const layouts = {
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
} as const;

interface Type {
  font: Font;
  size: number;
  /** In em. */
  spacing: number;
}

function widthOf(text: string, { font, size, spacing }: Type): number {
  const { positions } = font.layout(text);
  return positions.reduce((sum, { xAdvance }) => sum + (xAdvance / font.unitsPerEm + spacing) * size, 0);
}

/** Outlines of a line of text. */
function outline(text: string, x: number, y: number, { font, size, spacing }: Type): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  return glyphs
    .map(({ path }, index) => {
      const d = path.scale(scale, -scale).translate(pen, y).toSVG();
      pen += (positions[index]?.xAdvance ?? 0) * scale + spacing * size;
      return d;
    })
    .join('');
}

function breakAt(most: number, text: string, type: Type): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, type) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Breaks a text into as few lines as fit, of about the same length. */
function balanced(text: string, type: Type): string[] {
  const widest = breakAt(textWidth, text, type);
  for (let most = textWidth / 2; most < textWidth; most += 10) {
    const lines = breakAt(most, text, type);
    if (lines.length === widest.length) return lines;
  }
  return widest;
}

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

async function textLayer({ company: { name, brand }, text, isDark }: CardProps): Promise<string> {
  const tones = tonesOf(brand);
  const [strong, soft] = isDark ? [tones['on-ink-strong'], tones.fog] : [tones.strong, tones.body];
  const [medium, semibold] = await Promise.all([openFont(brand.font, 500), openFont(brand.font, 600)]);
  const title = { font: medium, size: 52, spacing: -0.033 };
  const lines = balanced(text.sentence, title);
  const lineHeight = 55;
  const first = height - 66 - 14 - (lines.length - 1) * lineHeight;
  const sentence = lines
    .map((line, index) => outline(line, edge, first + index * lineHeight, title))
    .join('');
  const label = text.label
    ? outline(text.label, edge, first - 69, { font: medium, size: 24, spacing: 0 })
    : '';
  const logo = logoAt(brand, 60, 36, isDark);
  const nameType = { font: semibold, size: 26, spacing: -0.015 };
  const shownName = isNameInLogo(brand) ? '' : outline(name, edge + logo.width + 16, 87, nameType);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${strong}" d="${sentence}${shownName}"/><path fill="${soft}" d="${label}"/>${logo.svg}</svg>`;
}

function fadeOf(
  { to, stops }: { to: string; stops: readonly (readonly [number, number])[] },
  box: { width: number; height: number },
) {
  const all = stops
    .map(([offset, opacity]) => `<stop offset="${offset}" stop-opacity="${opacity}"/>`)
    .join('');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}"><linearGradient id="f" ${to}>${all}</linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`,
  );
}

/** Draws a card as JPEG of at most 60 KB. The library works in threads of its own. */
export async function drawCard(props: CardProps): Promise<Buffer> {
  const { company, picture, isDark } = props;
  const sharp = await openSharp();
  const tones = tonesOf(company.brand);
  const { picture: box, fades } = isDark ? layouts.film : layouts.still;
  const faded = await sharp(picture)
    .resize({ width: box.width, height: box.height, fit: 'cover' })
    .ensureAlpha()
    .composite(fades.map((fade) => ({ input: fadeOf(fade, box), blend: 'dest-in' as const })))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const shown = Math.min(box.width, width - box.left);
  const inCard =
    shown < box.width
      ? await sharp(faded)
          .extract({ left: 0, top: 0, width: shown, height: box.height })
          .png({ compressionLevel: 1 })
          .toBuffer()
      : faded;
  const card = await sharp({
    create: { width, height, channels: 3, background: isDark ? tones.ink : tones.bone },
  })
    .composite([
      { input: inCard, left: box.left, top: box.top },
      { input: Buffer.from(await textLayer(props)) },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  for (let quality = 82; ; quality -= 8) {
    const jpeg = await sharp(card)
      .jpeg({ quality, progressive: true, chromaSubsampling: '4:2:0' })
      .toBuffer();
    if (jpeg.length <= mostBytes || quality < 40) return jpeg;
  }
}
