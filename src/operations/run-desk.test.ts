import { expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { describeOnDatabase } from '../../tests/support/test-database.ts';
import { runDesk } from './run-desk.ts';

describeOnDatabase('npm run desk', (open) => {
  let app: TestApp;

  test.each([
    [['ad', 'ana@example.com'], 'There is no command ad. See: npm run desk -- --help'],
    [['add'], 'Please give an e-mail address.'],
    [
      ['add', 'ana'],
      'ana cannot be used. Please check the e-mail address. It should look like name@example.com.',
    ],
    [
      ['add', 'ana@desk'],
      'ana@desk cannot be used. Add the end of the address, for example .com or .com.mx.',
    ],
    [['add', 'ana@example.com', '--role', 'boss'], '--role is one of: agent, owner.'],
    [
      ['add', 'ana@example.com', 'twice'],
      'This is too much: twice. Usage: add <e-mail> [--role agent|owner]',
    ],
    [['export', '--format', 'xml'], '--format is one of: csv, jsonl.'],
    [['list'], 'There is no staff yet: see set-up-link.'],
    [['reset-two-factor', 'ana@example.com'], 'Nobody with the address ana@example.com may sign in.'],
    [['deactivate', 'ana@example.com'], 'Nobody with the address ana@example.com may sign in.'],
  ])('refuses %j in one sentence', async (args, sentence) => {
    app = await createTestApp(await open());
    const { services } = app.dependencies;
    let out = '';
    const running = runDesk(args, {
      open: async () => ({
        services,
        appUrl: 'http://localhost',
        isAppUrlAssumed: false,
        close: async () => {},
      }),
      write: async (text) => {
        out += text;
      },
    });
    await expect(running).rejects.toMatchObject({ name: 'Refused', message: sentence });
    expect(out).toBe('');
  });

  test('a link says how to have the right address where none is set', async () => {
    app = await createTestApp(await open());
    const { services } = app.dependencies;
    const linesOf = async (email: string, isAppUrlAssumed: boolean) => {
      let out = '';
      await runDesk(['add', email], {
        open: async () => ({
          services,
          appUrl: 'http://localhost:3000',
          isAppUrlAssumed,
          close: async () => {},
        }),
        write: async (text) => {
          out += text;
        },
      });
      return out.trim().split('\n').slice(1);
    };
    const link = expect.stringMatching(/^http:\/\/localhost:3000\/desk\/join\?token=/);
    expect(await linesOf('ana@example.com', true)).toEqual([
      link,
      expect.stringContaining('set APP_URL or PORT'),
    ]);
    expect(await linesOf('omar@example.com', false)).toEqual([link]);
  });
});
