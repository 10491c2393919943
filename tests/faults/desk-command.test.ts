import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runDeskCommand } from '../support/desk-command.ts';
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

test('the first start prints a set-up link, and the CLI adds, lists and exports beside the server', async () => {
  const settings = { DATA_DIR: newDataDir(), APP_URL: 'http://localhost:4999' };
  const server = await startServer(settings);
  await expect.poll(server.output).toContain('http://localhost:4999/desk/setup?token=');
  const fromCli = await runDeskCommand(['set-up-link'], settings);
  const token = tokenIn(fromCli.out, 'setup');
  const owner = { name: 'Olga', email: 'olga@desk.example', password };
  expect((await post(server, '/desk/set-up', { ...owner, token })).status).toBe(200);
  const late = await post(server, '/desk/set-up', { ...owner, token: tokenIn(server.output(), 'setup') });
  expect(late.status).toBe(422);
  expect(await runDeskCommand(['set-up-link'], settings)).toMatchObject({ code: 1, out: '' });

  const added = await runDeskCommand(['add', 'Ada@Desk.example'], settings);
  expect(added.problems).toBe('');
  const joining = { token: tokenIn(added.out, 'join'), name: 'Ada', password };
  expect((await post(server, '/desk/join', joining)).status).toBe(200);
  await runDeskCommand(['add', 'omar@desk.example', '--role', 'owner'], settings);
  const { out } = await runDeskCommand(['list'], settings);
  expect(out.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
    ['ada@desk.example', 'agent'],
    ['olga@desk.example', 'owner'],
    ['omar@desk.example', 'owner'],
    [''],
  ]);
  const reset = await runDeskCommand(['reset-two-factor', 'ada@desk.example'], settings);
  expect(reset.code).toBe(0);

  const refused = await runDeskCommand(['deactivate', 'omar@desk.example'], settings);
  expect(refused.problems).toBe('Nobody with the address omar@desk.example may sign in.\n');
  const gone = await runDeskCommand(['deactivate', 'ada@desk.example', '--hand-over-to', 'nobody'], settings);
  expect(gone).toEqual({
    code: 0,
    out: 'ada@desk.example is deactivated. Handed over: 0 requests.\n',
    problems: '',
  });
  expect((await runDeskCommand(['deactivate', 'olga@desk.example'], settings)).problems).toContain(
    'the only owner',
  );

  const typed = { name: '=cmd("x")', email: 'ana@example.com', message: 'Two\nlines, "quoted"' };
  const { reference } = await (await post(server, '/contactform', typed)).json();
  const csv = await runDeskCommand(['export'], settings);
  expect(csv.out).toMatch(/^"reference","kind","stage","folder","receivedAt",.*,"answers"\r\n/);
  expect(csv.out).toContain(`"${reference}","contact-message","new",`);
  expect(csv.out).toContain(`"'=cmd(""x"")"`);
  const lines = (await runDeskCommand(['export', '--format', 'jsonl'], settings)).out.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ reference, answers: typed }]);
  expect(await server.end('SIGTERM')).toBe(0);

  const again = await startServer(settings);
  await again.end('SIGTERM');
  expect(again.output()).not.toContain('/desk/setup');
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
