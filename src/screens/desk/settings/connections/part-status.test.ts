import { expect, test } from 'vitest';
import { statusesOf } from './part-status.tsx';

type Parts = Parameters<typeof statusesOf>[0];

const untouched = {
  mail: { smtp: null, trouble: null, refusal: null },
  inbound: { mailbox: null },
  backups: { times: { backedUpAt: null, problem: null }, underWaySince: null, time: '02:30' },
  alarms: {},
  storage: { state: 'ok' },
} as unknown as Parts;

test('parts that nobody has set up are not failed ones', () => {
  expect(statusesOf(untouched)).toEqual({
    ...{ mail: 'unset', inbound: 'unset', backups: 'noBackup', alarms: 'unset', storage: 'works' },
  });
});

test('a part works once something proves it, and is failed by its last problem', () => {
  const parts = (problem: string | null) =>
    ({
      mail: { smtp: { host: 'smtp.example', user: '' }, trouble: problem, refusal: null },
      inbound: { mailbox: { connectedAt: problem ? null : 1 } },
      backups: { times: { backedUpAt: 1, problem }, underWaySince: null, time: null },
      alarms: { NTFY_URL: 'ntfy.example' },
      storage: { state: problem ? 'low' : 'ok' },
    }) as unknown as Parts;
  expect(statusesOf(parts(null))).toEqual({
    ...{ mail: 'set', inbound: 'works', backups: 'works', alarms: 'set', storage: 'works' },
  });
  expect(statusesOf(parts('It failed.'))).toEqual({
    ...{ mail: 'failed', inbound: 'failed', backups: 'failed', alarms: 'set', storage: 'failed' },
  });
});
