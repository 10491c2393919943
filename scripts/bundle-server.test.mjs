import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'build/bundle';
const chunks = readdirSync(folder).map((name) => ({
  name,
  code: readFileSync(`${folder}/${name}`, 'latin1'),
}));

test('the bundle imports no package but a native addon and what only the build runs', () => {
  const imported = chunks.flatMap(({ code }) =>
    [...code.matchAll(/^import (?:[^"';]+ from )?"([^"]+)";$/gm)].map(([, name]) => String(name)),
  );
  const foreign = imported.filter((name) => !name.startsWith('./') && !name.startsWith('node:'));
  const native = /^@node-rs\/argon2$/;
  const runByBuild = /^(@react-pdf\/renderer|d3-geo|topojson-client)$/;
  expect(imported).toContain('node:sqlite');
  expect(foreign.filter((name) => !native.test(name) && !runByBuild.test(name))).toEqual([]);
});

test('the thread that composes mails is named by its content, so that no server starts that of another build', () => {
  const names = chunks.map(({ name }) => name).filter((name) => name.startsWith('compose-worker'));
  expect(names).toEqual([expect.stringMatching(/^compose-worker-[\w-]{8}\.js$/)]);
});

test('the bundle is ASCII, which V8 keeps in one byte a character', () => {
  expect(
    chunks
      .filter(({ code }) => Buffer.from(code, 'latin1').some((byte) => byte > 127))
      .map(({ name }) => name),
  ).toEqual([]);
});
