import { defineCommand, limited } from '#platform/commands/command.ts';
import { testAlarms } from './test-alarms.ts';

export const alarmCommands = {
  'test-alarm': defineCommand({
    policy: { role: 'owner', browserOnly: true },
    endpoint: ['post', '/alarms/test'],
    summary: 'Send a test to each receiver of alarms',
    description:
      'Calls the heartbeat, too. Answered once each has answered, after ten seconds at most: 200 when each took it, else 409 with the reason; 429 after six in ten minutes.',
    async run({ deps, staff }) {
      const taken = await deps.staffRateLimits.alarmTests.take('alarms');
      return taken.ok ? testAlarms(deps, staff) : ({ ...taken, reason: 'limited' } as const);
    },
    refusals: { limited, 'not-sent': ({ message }: { message: string }) => message },
    done: ({ message }) => message,
  }),
};
