import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('deploy/fairlead reads settings as the unit does, and runs nothing that they hold', () => {
  const names = ['COMPANY', 'QUOTED', 'SINGLE', 'ESCAPED', 'SPACED', 'EMPTY', 'RUN', 'LAST'];
  const lines = [
    '# a comment',
    '; another',
    '',
    'COMPANY=Harbor Gate & Sons',
    'QUOTED="a \\"b\\" $HOME"',
    "SINGLE='a \\ $HOME'",
    'ESCAPED=a\\ b',
    '  SPACED = a=b  ',
    'EMPTY=',
    `RUN=$(touch ${folder}/ran)`,
    'export EXPORTED=1',
    `touch ${folder}/ran`,
    `DATA_DIR=${folder}`,
    'LAST=x',
  ];
  const etc = join(folder, 'etc');
  mkdirSync(etc);
  writeFileSync(join(etc, 'settings.env'), lines.join('\n'));
  for (const name of ['app-secret', 'backup-s3-url', 'app-secret~', 'Notes'])
    writeFileSync(join(etc, name), 'secret');
  // In place of the one of the machine, which has no user of the site.
  writeFileSync(join(folder, 'setpriv'), '#!/bin/sh\nshift 3\nexec "$@"\n', { mode: 0o755 });
  const run = (...args: string[]) =>
    spawnSync('sh', ['deploy/fairlead', ...args], {
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}`, FAIRLEAD_ETC: etc, FAIRLEAD: '/usr/bin/env' },
    });
  const bare = run();
  expect([bare.status, bare.stdout, bare.stderr]).toEqual([
    2,
    '',
    expect.stringContaining('the service runs the site'),
  ]);
  const { status, stdout, stderr } = run('-0');
  expect(status, stderr).toBe(0);
  expect(stderr.match(/is left out/g)).toHaveLength(2);
  const read = Object.fromEntries(stdout.split('\0').map((line) => line.split(/=(.*)/s)));
  expect(names.map((name) => read[name])).toEqual([
    'Harbor Gate & Sons',
    'a "b" $HOME',
    'a \\ $HOME',
    'a b',
    'a=b',
    '',
    `$(touch ${folder}/ran)`,
    'x',
  ]);
  const secrets = Object.entries(read).filter(([name]) => /_FILE$/.test(name));
  expect(secrets.toSorted()).toEqual([
    ['APP_SECRET_FILE', join(etc, 'app-secret')],
    ['BACKUP_S3_URL_FILE', join(etc, 'backup-s3-url')],
  ]);
  expect(spawnSync('ls', [folder], { encoding: 'utf8' }).stdout).not.toContain('ran');
});
