import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { day } from '#platform/values/durations.ts';
import { deskOwner } from '../support/desk-owner.ts';
import { findProgram } from '../support/find-program.ts';
import { completeQuote } from '../support/quotes.ts';
import { freePort } from '../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const current = join(folder, 'current');
const place = join(folder, 'place');

/** Points `current` to a release, as an upgrade does. */
function swap(release: string): void {
  symlinkSync(release, `${current}.next`);
  renameSync(`${current}.next`, current);
}

/** Programs that the launcher needs; there is no npm, git or Node. */
function bareEnvironment(port: number): Record<string, string> {
  const programs = join(folder, 'programs');
  if (!existsSync(programs)) {
    mkdirSync(programs);
    for (const name of ['dirname', 'readlink']) symlinkSync(findProgram(name) ?? '', join(programs, name));
  }
  return {
    PATH: programs,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    DESK_OWNER_EMAIL: deskOwner.email,
    DESK_OWNER_PASSWORD: deskOwner.password,
  };
}

async function start(port: number) {
  const child = spawn(join(current, 'fairlead'), [], { cwd: place, env: bareEnvironment(port) });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  await expect.poll(() => output, { timeout: 60_000 }).toContain('The site is at');
  return {
    pid: child.pid ?? 0,
    output: () => output,
    async end() {
      child.kill('SIGTERM');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}

test('a release runs with nothing but itself, and another version takes its place', async () => {
  const first = join(folder, 'fairlead-1');
  execFileSync(process.execPath, ['scripts/release.mjs', '--folder', first], { stdio: 'pipe' });
  const documents = readdirSync(first, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(?!node_modules).*\.md$/.test(path),
  );
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/operations.md', 'docs/rates.md']));
  for (const document of documents)
    for (const [, target = ''] of readFileSync(join(first, document), 'utf8').matchAll(/\]\(([^):#]+)/g))
      expect([document, target, existsSync(join(first, document, '..', target))]).toEqual([
        document,
        target,
        true,
      ]);
  mkdirSync(place);
  swap(first);
  const runBriefly = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(current, 'fairlead'), args, {
      cwd: place,
      env: bareEnvironment(1),
      encoding: 'utf8',
      timeout: 30_000,
    });
    return [status, stdout, stderr];
  };
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(runBriefly('--version')).toEqual([0, `fairlead ${manifest.version}\n`, '']);
  expect(runBriefly('--help')).toEqual([0, expect.stringContaining('fairlead desk'), '']);
  for (const unknown of ['backup', '--port'])
    expect(runBriefly(unknown)).toEqual([2, '', expect.stringContaining(`there is no command ${unknown}`)]);
  expect(readdirSync(place)).toEqual([]);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let server = await start(port);
  // One process: the launcher became the site.
  expect(readlinkSync(`/proc/${server.pid}/exe`)).toBe(join(first, 'bin/node'));

  const read = async (path: string) => {
    const response = await fetch(`${origin}${path}`);
    const content = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type'), content };
  };
  expect(await read('/og/en/home.jpg')).toMatchObject({ status: 200, type: 'image/jpeg' });
  // On a busy machine it may take longer than the site waits for it (30 seconds), until the pictures are in memory.
  const brochure = async () => {
    const { status, content } = await read('/brochure.pdf');
    return [status, content.toString('latin1', 0, 5)];
  };
  await expect.poll(brochure, { timeout: 300_000 }).toEqual([200, '%PDF-']);
  const docs = await read('/api/v1/docs');
  expect(docs.status).toBe(200);
  const styles = /href="([^"]+\.css)"/.exec(docs.content.toString())?.[1] ?? '';
  expect(await read(new URL(styles, `${origin}/api/v1/docs`).pathname)).toMatchObject({ status: 200 });

  const sent = await fetch(`${origin}/api/v1/raterequestform`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'ana@example.com',
      products: 'Coffee',
      shipment: {
        from: { text: 'Houston, US', code: 'USHOU' },
        to: { text: 'Cartagena, Colombia', code: 'COCTG' },
        pieces: [{ quantity: 2, packaging: 'pallet', length: 100, width: 100, height: 100, weight: 500 }],
      },
    }),
  });
  expect(sent.status).toBe(200);
  const status = sent.headers.get('location') ?? '';
  const mails = () =>
    readdirSync(join(place, 'data/mail')).map((name) => readFileSync(join(place, 'data/mail', name), 'utf8'));
  await expect.poll(() => mails().some((mail) => /^To: .*ana@example\.com/m.test(mail))).toBe(true);

  const signedIn = await fetch(`${origin}/api/v1/desk/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(deskOwner),
  });
  expect(signedIn.status).toBe(200);
  const [cookie = ''] = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const asOwner = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/api/v1/desk${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return response.json();
  };
  const { leads } = await asOwner('GET', '/leads?text=ana@example.com');
  const [{ id, version }] = leads;
  const draft = await asOwner('PUT', `/leads/${id}/quote-draft`, {
    version: 0,
    content: { ...completeQuote, validUntil: new Date(Date.now() + 20 * day).toISOString().slice(0, 10) },
    subject: 'Your quote',
    message: 'Dear Ana',
  });
  const versions = { version: draft.version, leadVersion: version, confirmed: true };
  expect(await asOwner('POST', `/quotes/${draft.quoteId}/send`, versions)).toMatchObject({
    leavesAt: expect.any(Number),
  });
  const hasQuote = (mail: string) => /^Subject: Your quote/m.test(mail) && mail.includes('application/pdf');
  await expect.poll(() => mails().filter(hasQuote).length, { timeout: 120_000 }).toBe(1);

  const photo = sharp({ create: { width: 960, height: 1200, channels: 3, background: '#446' } });
  const upload = new FormData();
  upload.set('use', 'portrait');
  upload.set('file', new File([new Uint8Array(await photo.jpeg().toBuffer())], 'photo.jpg'));
  const uploaded = await fetch(`${origin}/api/v1/desk/settings/files`, {
    method: 'POST',
    headers: { Cookie: cookie },
    body: upload,
  });
  expect([uploaded.status, await uploaded.text()]).toEqual([200, expect.stringContaining('webp')]);

  const desk = (...args: string[]) =>
    execFileSync(join(current, 'fairlead'), ['desk', ...args], {
      cwd: place,
      env: bareEnvironment(port),
      encoding: 'utf8',
    });
  expect(desk('--help')).toMatch(/^Usage: fairlead desk <command>/);
  expect(desk('backup')).toMatch(/data\/backups\/fairlead-\S+: .* checked/);
  expect(desk('drill')).toContain('all equal, and it starts');

  const second = join(folder, 'fairlead-2');
  cpSync(first, second, { recursive: true, verbatimSymlinks: true });
  swap(second);
  expect(await server.end(), server.output()).toBe(0);
  rmSync(first, { recursive: true });
  server = await start(port);
  expect(readlinkSync(`/proc/${server.pid}/exe`)).toBe(join(second, 'bin/node'));
  expect((await read(status)).status).toBe(200);
  expect(await server.end(), server.output()).toBe(0);
}, 900_000);
