import { palette } from './palette.mjs';

/*
 * The people of the sample company: busts in the light of the stills, without features, because nobody sat for them. Each
 * wears one thing in the signal color.
 */

const { ink, deep, slate, steel, fog, sand, bone, white, signal } = palette;

const skins = {
  fair: ['#e6c9ac', '#c9a384'],
  olive: ['#d2a680', '#ab7d5a'],
  tan: ['#b98460', '#8f6042'],
  brown: ['#8c5c40', '#67402b'],
};

const head =
  'M184 172C184 118 208 95 240 95s56 23 56 77c0 24-6 46-16 63-11 18-24 28-40 28s-29-10-40-28c-10-17-16-39-16-63Z';
/** The side away from the light; its edge runs over forehead, nose and chin. */
const shade =
  'M256 90c4 28 2 48-6 64 4 10 2 18-3 29-4 9-11 18-11 24 1 6 10 6 13 9 2 4-4 6-3 10 1 3 4 4 3 8-2 5-1 16-6 31h62V90Z';
const shoulders = 'M62 480c2-86 30-124 104-148 30-9 42-20 44-36h60c2 16 14 27 44 36 74 24 102 62 104 148Z';

const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
const circle = (x, y, r, fill) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const line = (d, stroke, width) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Two mirrored lapels over a shirt. */
const jacket = (cloth, edge, shirt) =>
  path('M206 296 240 376l34-80 8 184h-84Z', shirt) +
  path('M210 296c-2 16-14 27-44 36-74 24-102 62-104 148h170l-8-54-34-92Z', cloth) +
  path('M270 296c2 16 14 27 44 36 74 24 102 62 104 148H248l8-54 34-92Z', edge) +
  path('M206 308 178 334l-8 40 22 4-12 14 50 78 4-20-32-96Z', edge) +
  path('m274 308 28 26 8 40-22 4 12 14-50 78-4-20 32-96Z', cloth);

const collar = (cloth) =>
  path('M208 302 240 346l-26 22-26-46Z', cloth) + path('M272 302 240 346l26 22 26-46Z', cloth);

const ears = (skin, dark) =>
  `<ellipse cx="184" cy="184" rx="9" ry="16" fill="${skin}"/><ellipse cx="296" cy="184" rx="9" ry="16" fill="${dark}"/>`;

const people = {
  director: {
    ground: [sand, '#bda884', '#ddd0b8'],
    skin: 'olive',
    back: circle(258, 80, 29, ink) + path('M176 190c-10-66 16-112 64-112s74 46 64 112l-14 24H190Z', ink),
    clothes: jacket(deep, ink, bone) + circle(186, 356, 7, signal),
    front:
      path(
        'M182 186c-6-62 18-100 58-100s64 38 58 100c-6-28-14-46-34-58-22 14-62 12-72 24-5 8-8 20-10 34Z',
        ink,
      ) + line('M200 124c12-18 34-26 58-22', steel, 3),
  },
  projects: {
    ground: [fog, '#a9b8c2', '#dbe2e6'],
    skin: 'fair',
    clothes:
      jacket(slate, '#3a5163', white) +
      path('M206 300h68l-10 180h-48Z', white) +
      collar('#dfdcd4') +
      path('m230 334h20l5 14-7 10 10 104-18 18-18-18 10-104-7-10Z', signal),
    beard: ['#7c583f', '#5f412d'],
    front: path(
      'M182 178c-4-12-8-34 0-56 10-30 40-42 72-36 30 4 48 22 46 54-1 14-2 26-4 38-5-18-6-30-12-40-30 4-60-2-76-16-6 10-14 18-20 24-3 12-3 22-6 32Z',
      '#6b4a33',
    ),
  },
  it: {
    ground: [steel, '#687e8d', '#97a9b5'],
    skin: 'tan',
    back: [
      [188, 128, 30],
      [204, 96, 32],
      [240, 84, 34],
      [276, 98, 32],
      [292, 130, 30],
    ]
      .map(([x, y, r]) => circle(x, y, r, '#1d2026'))
      .join(''),
    clothes:
      path(shoulders, bone) +
      path('M240 480V366l32-66 42 32c74 24 102 62 104 148Z', '#d6cfc1') +
      path(
        'M196 310c-22 12-24 40-4 58 14 13 30 20 48 20s34-7 48-20c20-18 18-46-4-58l-14 14c2 26-8 42-30 42s-32-16-30-42Z',
        '#c5bca9',
      ) +
      line('M222 386v52M258 386v44', sand, 5) +
      line('M180 304c-6 46 20 72 60 72s66-26 60-72', signal, 7) +
      circle(180, 304, 12, signal) +
      circle(300, 304, 12, '#bf3a20'),
    front: [
      [192, 124, 18],
      [212, 112, 20],
      [238, 104, 20],
      [264, 110, 20],
      [288, 124, 18],
    ]
      .map(([x, y, r]) => circle(x, y, r, '#1d2026'))
      .join(''),
  },
  office: {
    ground: [bone, '#d8d0c0', '#f7f5f0'],
    skin: 'brown',
    back: path(
      'M170 268c-10-40-12-96 0-132 12-38 40-56 70-56s58 18 70 56c12 36 10 92 0 132-20 12-38 14-70 14s-50-2-70-14Z',
      ink,
    ),
    clothes:
      path(shoulders, steel) +
      path('M240 480 274 300l40 32c74 24 102 62 104 148Z', '#66808f') +
      path('M204 306 240 420l36-114 16 20-38 154h-28l-38-154Z', white) +
      circle(180, 354, 7, signal),
    front:
      path('M180 182c-4-60 18-96 60-96s64 36 60 96c-4-14-8-22-14-28-30 4-66 2-92-4-8 8-12 18-14 32Z', ink) +
      line(
        'M197 186a16 16 0 1 0 32 0 16 16 0 1 0-32 0ZM251 186a16 16 0 1 0 32 0 16 16 0 1 0-32 0ZM229 183q11-7 22 0',
        sand,
        3,
      ),
  },
  warehouse: {
    ground: ['#d3c6ae', '#bba98a', '#e4dac7'],
    skin: 'tan',
    back: path('M182 200v-50h116v50c-8-10-10-20-10-34H192c0 14-2 24-10 34Z', '#22252b'),
    clothes:
      path(shoulders, slate) +
      path('M240 480V360l34-60 40 32c74 24 102 62 104 148Z', '#3a5163') +
      collar('#5b7486') +
      path('M176 329 210 480h-84l16-140ZM304 329l-34 151h84l-16-140Z', ink) +
      path('m131 424 68-4 7 28-78 4ZM349 424l-68-4-7 28 78 4Z', fog),
    front:
      path('M174 152c-2-54 26-84 66-84s68 30 66 84Z', signal) +
      path('M256 69c32 6 52 36 50 83h-38c4-30 0-60-12-83Z', '#bf3a20') +
      path('M162 150c26-12 130-12 156 0 5 3 5 12 0 14-40-8-116-8-156 0-5-2-5-11 0-14Z', '#d4451f') +
      line('M240 70v62', '#f07a60', 6),
  },
  sales: {
    ground: [slate, '#3c5365', '#627a8b'],
    skin: 'brown',
    back: [
      [182, 150, 48],
      [196, 104, 46],
      [240, 84, 50],
      [284, 104, 46],
      [298, 150, 48],
      [184, 206, 38],
      [296, 206, 38],
    ]
      .map(([x, y, r]) => circle(x, y, r, '#191512'))
      .join(''),
    clothes: jacket(bone, '#d9d2c4', deep),
    front:
      path(
        'M186 170c-2-48 20-78 54-78s56 30 54 78c-8-24-16-38-28-44-18 8-40 8-54 0-12 8-20 22-26 44Z',
        '#191512',
      ) +
      circle(186, 216, 8, signal) +
      circle(294, 216, 8, '#bf3a20'),
  },
  accounting: {
    ground: ['#b8c5cd', '#9cadb8', '#d0d9de'],
    skin: 'olive',
    back: path(
      'M172 340c-26-40-22-90-10-130 4-70 28-128 78-128s74 50 78 128c12 40 20 96-12 140-20 10-40 10-66 10s-48-8-68-20Z',
      '#5a3524',
    ),
    clothes:
      path(shoulders, deep) +
      path('M240 480V340l34-40 40 32c74 24 102 62 104 148Z', ink) +
      path('M206 300c-2 20 12 34 34 34s36-14 34-34l12 6c4 30-16 52-46 52s-50-22-46-52Z', slate),
    front:
      path(
        'M180 214c-12-78 10-126 60-126s72 48 60 126c-2-40-18-70-50-88-10 24-40 40-60 46-6 14-8 28-10 42Z',
        '#5a3524',
      ) +
      path('M178 210c-24 50-8 104-34 160 34 6 58-14 62-46 2-30-20-60-22-114Z', '#6d432e') +
      circle(286, 340, 7, signal),
  },
  people: {
    ground: ['#e0d8c9', '#cbbfa9', '#eee9df'],
    skin: 'fair',
    clothes:
      path(shoulders, '#33566b') +
      path('M240 480V300h30c2 16 14 27 44 36 74 24 102 62 104 148Z', '#284659') +
      path('M204 274c22 12 50 12 72 0l6 40c-26 16-58 16-84 0Z', '#3d6379') +
      path('M240 283c14 0 26-3 36-9l6 40c-12 8-27 12-42 12Z', '#2f5165') +
      line('M200 322c10 26 24 36 40 38 16-2 30-12 40-38', sand, 2.5) +
      circle(240, 364, 8, signal),
    front:
      path(
        'M182 192c-10-34-10-66 8-86 22-26 72-30 96-6 18 18 20 54 12 92-4-10-8-22-10-36-14-2-24-10-30-20-18 14-46 18-64 18-6 10-9 24-12 38Z',
        '#9aa1a6',
      ) + line('M206 118c18-16 44-20 66-10', '#c3c8cb', 3),
  },
};

function bust({ ground: [air, sea, disc], skin, back = '', clothes, beard, front }) {
  const [light, dark] = skins[skin];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480"><clipPath id="h"><path d="${head}"/></clipPath>${[
    `<path fill="${air}" d="M0 0h480v480H0Z"/>`,
    circle(322, 176, 132, disc),
    `<path fill="${sea}" d="M0 306h480v174H0Z"/>`,
    '<g transform="translate(240 200) scale(1.2) translate(-240 -196)">',
    back,
    path('M210 236h60v40l-30 110-30-110Z', dark),
    `<g transform="translate(0 -24)">${clothes}</g>`,
    ears(light, dark),
    path(head, light),
    `<g clip-path="url(#h)">${path(shade, dark)}${path('M196 176q16-10 34 0-16-4-34 0Z', dark)}${
      beard
        ? path(
            'M180 178c8 12 8 32 16 46 9 6 17 4 25-2 6-5 12-7 19-7s13 2 19 7c8 6 16 8 25 2 8-14 8-34 16-46v98H180Z',
            beard[0],
          ) +
          path('M246 215c5 1 9 3 13 7 8 6 16 8 25 2 8-14 8-34 16-46v98h-58c6-18 0-40 4-61Z', beard[1]) +
          path('M224 232q16 9 32 0-16-4-32 0Z', dark)
        : ''
    }</g>`,
    front,
  ].join('')}</g></svg>`;
}

/** SVG by the local part of the person's address. */
export const portraits = Object.fromEntries(
  Object.entries(people).map(([name, person]) => [name, bust(person)]),
);
