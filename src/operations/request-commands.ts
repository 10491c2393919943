import { cliActor, recordTestMail } from '../features/identity/server/staff/staff-events.ts';
import { exportLeads, exportLine, exportTitles } from '../features/requests/server/inbox/export-leads.ts';
import { testMailOutcomeText } from '../platform/mail/strings/en/mail-problems.ts';
import { deskCommand } from '../platform/site-root.ts';
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
  if (format === 'csv') await write(exportTitles);
  for await (const lead of exportLeads(services.db)) {
    await write(format === 'csv' ? exportLine(lead) : `${JSON.stringify(lead)}\n`);
  }
}

async function testMail({ services, write }: CommandContext, given: Given): Promise<void> {
  const address = requireAddress(given);
  const outcome = await services.sendTestMail(address);
  const text = testMailOutcomeText(outcome, address);
  if (!outcome.ok) throw new Refused(text);
  if (!outcome.isKeptAsFile) await recordTestMail(services, cliActor, address);
  await write(`${text}\n`);
}

/** Requests and mail. */
export const requestCommands: Record<string, Command> = {
  'test-mail': {
    usage: 'test-mail <e-mail>',
    help: 'Sends a test mail at once and prints what the mail server answered.',
    run: testMail,
  },
  export: {
    usage: 'export [--format csv|jsonl]',
    help: `Prints every request: ${deskCommand.replace('run', 'run --silent')} export > requests.csv`,
    run: exportAll,
  },
};
