import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { createThreadParser } from '../src/features/inbound/server/thread-parser.ts';
import { publishedSettings } from '../src/features/settings/server/current-settings.ts';
import { defaultLocale } from '../src/platform/i18n/locale.ts';
import { createThreadComposer } from '../src/platform/mail/thread-composer.ts';

const folder = 'build/bundle';
const chunks = readdirSync(folder).map((name) => ({
  name,
  code: readFileSync(`${folder}/${name}`, 'latin1'),
}));

test('the bundle imports no package but a native addon and what only the build runs', () => {
  const imported = chunks.flatMap(({ code }) =>
    [...code.matchAll(/^import (?:[^"';]+ from )?"([^"]+)";$/gm)].map(([, name]) => String(name)),
  );
  const foreign = imported.filter((name) => !name.startsWith('./') && !isBuiltin(name));
  const native = /^@node-rs\/argon2$/;
  const runByBuild = /^(d3-geo|topojson-client)$/;
  expect(imported).toContain('node:sqlite');
  expect(foreign.filter((name) => !native.test(name) && !runByBuild.test(name))).toEqual([]);
});

test.each(['compose-worker', 'parse-worker', 'rates-worker', 'picture-worker'])(
  '%s is named by its content, so that no server starts that of another build',
  (thread) => {
    const names = chunks.map(({ name }) => name).filter((name) => name.startsWith(thread));
    expect(names).toEqual([expect.stringMatching(new RegExp(`^${thread}-[\\w-]{8}\\.js$`))]);
  },
);

test('what renders PDFs is loaded by no script at its start', () => {
  const startsWith = (/** @type {string} */ name) => chunks.filter((chunk) => chunk.name.startsWith(name));
  const loaded = [...startsWith('start'), ...startsWith('desk'), ...startsWith('compose-worker')];
  expect(loaded).toHaveLength(3);
  for (const { code } of loaded)
    for (const chunk of chunks)
      if (code.includes(`from "./${chunk.name}"`) && !loaded.includes(chunk)) loaded.push(chunk);
  const renderer = startsWith('react-pdf');
  expect(renderer).toHaveLength(1);
  expect(loaded).not.toContain(renderer[0]);
});

test('the thread renders the PDF of a mail, and keeps it', async () => {
  const script = chunks.find(({ name }) => name.startsWith('compose-worker'));
  const keepIn = mkdtempSync(join(tmpdir(), 'kept-by-thread-'));
  const setup = { appUrl: 'https://site.example', keepIn };
  const composer = createThreadComposer({
    script: resolve(folder, String(script?.name)),
    setup,
    settings: publishedSettings,
    log: /** @type {any} */ (console),
  });
  /** @type {import('../src/platform/mail/emails.ts').EmailProps<'lead-acknowledgement'>} */
  const props = {
    id: 'l',
    secret: 's',
    folder: 'inbox',
    receivedAt: 0,
    dueAt: 0,
    withAnswers: true,
    email: 'ana@shipper.example',
    reference: 'RR-7K3M9Q',
    lead: { kind: 'rate-request', answers: { clientName: 'Ana Ruiz', phone: '', email: '' } },
  };
  const compose = (/** @type {string} */ messageId) =>
    composer.compose('lead-acknowledgement', props, { messageId, locale: defaultLocale, keep: true });
  try {
    mkdirSync(join(keepIn, 'in-the-way.eml'));
    const [kept, notKept] = await Promise.all([compose('an-id'), compose('in-the-way')]);
    expect(kept).toEqual({ failure: null });
    expect(notKept).toEqual({ failure: { message: expect.stringMatching(/^EISDIR/), code: 'EISDIR' } });
    const { attachments } = await PostalMime.parse(readFileSync(join(keepIn, 'an-id.eml')));
    // Besides the pictures of the mail itself.
    expect(attachments.filter(({ related }) => !related)).toMatchObject([
      { filename: 'RR-7K3M9Q.pdf', mimeType: 'application/pdf' },
    ]);
  } finally {
    await composer.close();
    rmSync(keepIn, { recursive: true });
  }
});

test('the thread parses a received mail', async () => {
  const script = chunks.find(({ name }) => name.startsWith('parse-worker'));
  const parser = createThreadParser({ script: resolve(folder, String(script?.name)), log: console });
  try {
    const own = { domain: 'site.example', addresses: [], authServices: [] };
    const lines = ['From: ana@shipper.example', 'Content-Type: text/html', '', '<p>Twelve <b>crates</b></p>'];
    const mail = await parser.parse(Buffer.from(lines.join('\r\n')), own);
    expect(mail).toMatchObject({ kind: 'new', text: 'Twelve crates' });
  } finally {
    await parser.close();
  }
});

test('the bundle is ASCII, which V8 keeps in one byte a character', () => {
  expect(
    chunks
      .filter(({ code }) => Buffer.from(code, 'latin1').some((byte) => byte > 127))
      .map(({ name }) => name),
  ).toEqual([]);
});
