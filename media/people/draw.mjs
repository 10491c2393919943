import { mkdirSync, writeFileSync } from 'node:fs';
import { portraits } from './portraits.mjs';

/* Writes the portraits of the sample people: node media/people/draw.mjs */
const folder = new URL('../../public/people/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, svg] of Object.entries(portraits))
  writeFileSync(new URL(`${name}.svg`, folder), `${svg}\n`);
