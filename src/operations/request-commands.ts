import { cliActor, recordTestMail } from '#features/identity/server/staff/staff-events.ts';
import { exportLeads, leadList, withCargo } from '#features/requests/server/inbox/export-leads.ts';
import { testAlarms } from '#features/webhooks/server/test-alarms.ts';
import { csvRow, csvTitles } from '#platform/lists/define-list.ts';
import { testMailOutcomeText } from '#platform/mail/strings/en/mail-problems.ts';
import { deskCommand } from '#platform/site-root.ts';
import {
  type Command,
  type CommandContext,
  type Given,
  Refused,
  requireAddress,
  requireOneOf,
} from './command.ts';

async function exportAll({ services, write }: CommandContext, given: Given): Promise<void> {
  const format = requireOneOf('format', given.format, ['csv', 'jsonl'] as const);
  if (format === 'csv') await write(csvTitles(leadList));
  for await (const lead of exportLeads(services.db)) {
    await write(format === 'csv' ? csvRow(leadList, withCargo(lead)) : `${JSON.stringify(lead)}\n`);
  }
}

async function testMail({ services, write }: CommandContext, given: Given): Promise<void> {
  const address = requireAddress(given);
  const outcome = await services.sendTestMail(address);
  const text = testMailOutcomeText(outcome, address, services.mailConnections.environment);
  if (!outcome.ok) throw new Refused(text);
  if (!outcome.isKeptAsFile) await recordTestMail(services, cliActor, { address, sender: outcome.sender });
  await write(`${text}\n`);
}

async function testAlarm({ services, write }: CommandContext): Promise<void> {
  const { ok, message } = await testAlarms(services, cliActor);
  if (!ok) throw new Refused(message);
  await write(`${message}\n`);
}

/** Requests, mail and alarms. */
export const requestCommands: Record<string, Command> = {
  'test-mail': {
    usage: 'test-mail <e-mail>',
    help: 'Sends a test mail at once and prints what the mail server answered.',
    run: testMail,
  },
  'test-alarm': {
    usage: 'test-alarm',
    help: 'Sends a test to each receiver of alarms, and calls the heartbeat.',
    run: testAlarm,
  },
  export: {
    usage: 'export [--format csv|jsonl]',
    help: `Prints every request: ${deskCommand.replace('run', 'run --silent')} export > requests.csv`,
    run: exportAll,
  },
};
