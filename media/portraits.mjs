// Draws the team's sample portraits. Design: Notionists by Zoish, CC0 1.0, through @dicebear (MIT).
import { mkdirSync, writeFileSync } from 'node:fs';
import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { optimize } from 'svgo';

import { served } from './paths.mjs';

const OUT = served('portraits/');
const INK = '#0B1B2B';
const PAPER = '#F7F5F0';
const FOG = 'C4CFD6';
const BONE = 'EDE8DE';
const SAND = 'CDBB9D';
const FLOOR = 'B0C4D2';

// Every part is pinned: random ones give bad faces. Mouth 22 and brows 5, 8 and 9 are the calm ones.
const MOUTH = 22;
const EYES = 5;
const GLASSES = 8;
const PORTRAITS = {
  'managing-director': { hair: 23, body: 16, brows: 5, nose: 5, background: FOG, glasses: true },
  'project-manager': { hair: 25, body: 20, brows: 9, nose: 6, background: BONE },
  'it-assistant': { hair: 16, body: 17, brows: 8, nose: 9, background: SAND, glasses: true },
  administration: { hair: 48, body: 14, brows: 5, nose: 5, background: BONE },
  warehouse: { hair: 34, body: 6, brows: 5, nose: 10, background: FLOOR },
  sales: { hair: 20, body: 13, brows: 8, nose: 7, background: SAND },
  accounting: { hair: 62, body: 9, brows: 9, nose: 7, background: FOG },
  'human-resources': { hair: 41, body: 19, brows: 5, nose: 12, background: FLOOR },
};

/** Names a part the way the drawing library does: variant05, variant22. */
function variant(number) {
  return [`variant${String(number).padStart(2, '0')}`];
}

/** Replaces pure black and white by the palette's ink and paper. */
function recolor(svg) {
  return svg
    .replace(/#(ffffff|fff)\b/gi, PAPER)
    .replace(/#(000000|000)\b/gi, INK)
    .replace(/fill="black"/g, `fill="${INK}"`)
    .replace(/fill="white"/g, `fill="${PAPER}"`);
}

mkdirSync(OUT, { recursive: true });
for (const [role, face] of Object.entries(PORTRAITS)) {
  const drawing = createAvatar(notionists, {
    seed: role,
    size: 320,
    scale: 112,
    translateY: 3,
    backgroundColor: [face.background],
    bodyIconProbability: 0,
    gestureProbability: 0,
    beardProbability: 0,
    glassesProbability: face.glasses ? 100 : 0,
    glasses: variant(GLASSES),
    hair: variant(face.hair),
    body: variant(face.body),
    lips: variant(MOUTH),
    brows: variant(face.brows),
    eyes: variant(EYES),
    nose: variant(face.nose),
  }).toString();
  const { data } = optimize(recolor(drawing), { multipass: true, floatPrecision: 1 });
  writeFileSync(`${OUT}${role}.svg`, data);
  console.log(`portraits/${role}.svg  ${data.length} bytes`);
}
