import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDeskCommand } from '../support/desk-command.ts';
import { postgresUrl } from '../support/find-postgres.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const dataDirs: string[] = [];
afterAll(() => {
  for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
});

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'fairlead-desk-'));
  dataDirs.push(dataDir);
  return dataDir;
}

function post({ origin }: ServerProcess, path: string, body: unknown, cookie = '') {
  return fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify(body),
  });
}

const tokenIn = (text: string, page: string) => text.match(`/desk/${page}\\?token=([\\w-]{43})`)?.[1] ?? '';
const password = 'an owner of a desk';

test('what the CLI can do is listed, without touching any data', async () => {
  const dataDir = newDataDir();
  const settings = { DATA_DIR: join(dataDir, 'none'), PORT: 'no port' };
  for (const args of [['--help'], []]) {
    const { code, out, problems } = await runDeskCommand(args, settings);
    expect([code, problems]).toEqual([0, '']);
    for (const command of [
      'add',
      'list',
      'reset-two-factor',
      'deactivate',
      'set-up-link',
      'export',
      'settings import',
    ]) {
      expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
    }
  }
  expect(readdirSync(dataDir)).toEqual([]);
});

test.each([
  [['ad', 'ana@example.com'], 'There is no command ad. See: npm run desk -- --help'],
  [['list'], 'There is no staff yet: see set-up-link.'],
])('%j is refused in one sentence', async (args, sentence) => {
  const ended = await runDeskCommand(args, { DATA_DIR: newDataDir() });
  expect(ended).toEqual({ code: 1, out: '', problems: `${sentence}\n` });
});

test('a backup without its database is refused in one sentence', async () => {
  const settings = { DATA_DIR: newDataDir(), APP_SECRET: 'x'.repeat(32) };
  const DATABASE_URL = 'postgres://127.0.0.1:9/fairlead';
  const ended = await runDeskCommand(['backup'], { ...settings, DATABASE_URL });
  expect(ended.problems).toBe('No PostgreSQL answers at DATABASE_URL. Start it, or correct the address.\n');
});

test.skipIf(!postgresUrl)(
  'a backup of a database that PostgreSQL does not have is refused in one sentence',
  async () => {
    const missing = new URL(postgresUrl ?? '');
    missing.pathname = '/no_such_database';
    const settings = { DATA_DIR: newDataDir(), APP_SECRET: 'x'.repeat(32), DATABASE_URL: missing.href };
    const ended = await runDeskCommand(['backup'], settings);
    expect(ended.problems).toBe(
      'PostgreSQL refused the connection: database "no_such_database" does not exist. Correct DATABASE_URL, or make what it names.\n',
    );
  },
);

// Each command is a process that takes a second of a core, and many on a loaded machine: one test would need minutes.
describe('beside a running server, the CLI', () => {
  const settings = { DATA_DIR: newDataDir(), APP_URL: 'http://localhost:4999' };
  const run = (...args: string[]) => runDeskCommand(args, settings);
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startServer(settings);
  });
  afterAll(() => server?.end('SIGTERM'));

  test('makes a set-up link, which replaces that of the first start and works once', async () => {
    await expect.poll(server.output).toContain('http://localhost:4999/desk/setup?token=');
    const token = tokenIn((await run('set-up-link')).out, 'setup');
    const owner = { name: 'Olga', email: 'olga@desk.example', password };
    expect((await post(server, '/desk/set-up', { ...owner, token })).status).toBe(200);
    const late = await post(server, '/desk/set-up', { ...owner, token: tokenIn(server.output(), 'setup') });
    expect(late.status).toBe(422);
    expect(await run('set-up-link')).toMatchObject({ code: 1, out: '' });
  });

  test('adds and lists staff', async () => {
    const added = await run('add', 'Ada@Desk.example');
    expect(added.problems).toBe('');
    const joining = { token: tokenIn(added.out, 'join'), name: 'Ada', password };
    expect((await post(server, '/desk/join', joining)).status).toBe(200);
    await run('add', 'omar@desk.example', '--role', 'owner');
    const { out } = await run('list');
    expect(out.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['ada@desk.example', 'agent'],
      ['olga@desk.example', 'owner'],
      ['omar@desk.example', 'owner'],
      [''],
    ]);
  });

  test('resets two-factor, and deactivates staff but for the only owner', async () => {
    expect((await run('reset-two-factor', 'ada@desk.example')).code).toBe(0);
    const refused = await run('deactivate', 'omar@desk.example');
    expect(refused.problems).toBe('Nobody with the address omar@desk.example may sign in.\n');
    expect(await run('deactivate', 'ada@desk.example', '--hand-over-to', 'nobody')).toEqual({
      code: 0,
      out: 'ada@desk.example is deactivated. Handed over: 0 requests.\n',
      problems: '',
    });
    expect((await run('deactivate', 'olga@desk.example')).problems).toContain('the only owner');
  });

  test('makes a link to a new password, which works once, and says that no alarm has a receiver', async () => {
    const made = await run('reset-password', 'olga@desk.example');
    expect(made.out).toContain('olga@desk.example chooses a new password by this link.');
    const input = { token: tokenIn(made.out, 'resetpassword'), newPassword: `${password} again` };
    expect((await post(server, '/desk/password/reset', input)).status).toBe(200);
    expect((await post(server, '/desk/password/reset', input)).status).toBe(422);
    expect((await run('test-alarm')).problems).toMatch(/^No alarm has a receiver: /);
  });

  test('exports requests as CSV and JSON lines', async () => {
    const typed = { name: '=cmd("x")', email: 'ana@example.com', message: 'Two\nlines, "quoted"' };
    const { reference } = await (await post(server, '/contactform', typed)).json();
    const csv = await run('export');
    expect(csv.out).toMatch(/^"reference","kind","stage","folder","receivedAt",.*,"answers"\r\n/);
    expect(csv.out).toContain(`"${reference}","contact-message","new",`);
    expect(csv.out).toContain(`"'=cmd(""x"")"`);
    const lines = (await run('export', '--format', 'jsonl')).out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ reference, answers: typed }]);
  });

  test('leaves no set-up link to a later start', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
    server = await startServer(settings);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).not.toContain('/desk/setup');
  });
});

test('the owner of the settings is made at start, and no link is printed', async () => {
  const settings = {
    DATA_DIR: newDataDir(),
    DESK_OWNER_EMAIL: 'olga@desk.example',
    DESK_OWNER_PASSWORD: password,
  };
  const server = await startServer(settings);
  const signedIn = await post(server, '/desk/session', { email: 'olga@desk.example', password });
  expect(signedIn.status).toBe(200);
  await server.end('SIGTERM');
  expect(server.output()).not.toContain('/desk/setup');
  expect(server.output()).not.toContain(password);
});

test('mails to staff lie with the others', async () => {
  const settings = { DATA_DIR: newDataDir() };
  const { out } = await runDeskCommand(['add', 'ada@desk.example'], settings);
  const server = await startServer(settings);
  const mailDir = join(settings.DATA_DIR, 'mail');
  await expect
    .poll(() =>
      readdirSync(mailDir)
        .map((name) => readFileSync(join(mailDir, name), 'utf8'))
        .join(),
    )
    .toContain('To: ada@desk.example');
  expect(tokenIn(out, 'join')).not.toBe('');
  await server.end('SIGTERM');
});
