import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findProgram } from '../support/find-program.ts';

const program = findProgram('systemd-analyze');
const folder = mkdtempSync(join(tmpdir(), 'fairlead-units-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function analyze(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(program ?? '', args, { encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
}

describe.skipIf(!program)('units of systemd (skipped without systemd-analyze)', () => {
  test('are accepted, alone and as two instances', () => {
    const unit = readFileSync('deploy/fairlead.service', 'utf8').replace(
      /^ExecStart=.*/m,
      'ExecStart=/bin/true',
    );
    const paths = ['fairlead.service', 'fairlead@.service'].map((name) => join(folder, name));
    for (const path of paths) writeFileSync(path, unit);
    const socket = join(folder, 'fairlead.socket');
    cpSync('deploy/fairlead.socket', socket);
    expect(analyze('verify', '--man=no', ...paths, socket)).toEqual({ status: 0, output: '' });
    cpSync('deploy/two-instances.conf', join(folder, 'fairlead.socket.d/two-instances.conf'));
    expect(analyze('verify', '--man=no', ...paths, socket)).toEqual({ status: 0, output: '' });
  });

  test('leave the site few rights', () => {
    const { output } = analyze('security', '--offline=true', '--no-pager', 'deploy/fairlead.service');
    const exposure = /exposure level for fairlead.service: ([\d.]+)/.exec(output)?.[1];
    expect(Number(exposure), output).toBeLessThanOrEqual(2);
  });

  test('give the site longer to end than it takes', () => {
    const seconds = /^TimeoutStopSec=(\d+)$/m.exec(readFileSync('deploy/fairlead.service', 'utf8'))?.[1];
    expect(Number(seconds)).toBeGreaterThan(10);
  });
});
