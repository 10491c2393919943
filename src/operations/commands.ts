import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { customerAccounts } from '../features/identity/server/customers/customer-accounts.ts';
import { resetTwoFactor } from '../features/identity/server/staff/change-staff.ts';
import { inviteStaff } from '../features/identity/server/staff/invitations.ts';
import { listInvitations, listStaff } from '../features/identity/server/staff/list-staff.ts';
import { openSetUp } from '../features/identity/server/staff/set-up.ts';
import { staffAccounts } from '../features/identity/server/staff/staff-accounts.ts';
import { cliActor, recordTestMail } from '../features/identity/server/staff/staff-events.ts';
import { removeLostTwoFactor } from '../features/identity/server/two-factor.ts';
import { deactivateStaff } from '../features/requests/server/commands/deactivate-staff.ts';
import { exportLeads, exportLine, exportTitles } from '../features/requests/server/inbox/export-leads.ts';
import { digestsIn, readFile as readStoredFile } from '../features/settings/server/files/stored-files.ts';
import { importSettings } from '../features/settings/server/import-settings.ts';
import { publishDraft } from '../features/settings/server/publish.ts';
import { findPublished } from '../features/settings/server/published-versions.ts';
import { staffRoles } from '../platform/commands/caller.ts';
import { fieldMessage } from '../platform/commands/messages.ts';
import { deskOutcomes } from '../platform/commands/strings/en/desk-messages.ts';
import type { Services } from '../platform/context.ts';
import { deskLocale } from '../platform/i18n/locale.ts';
import { testMailOutcomeText } from '../platform/mail/strings/en/mail-problems.ts';
import { emailProblem } from '../platform/values/email-address.ts';
import type { Env } from '../server/env.ts';
import {
  exportAllOf,
  importAllOf,
  listAll,
  makeBackup,
  moveTo,
  release,
  restore,
  tryRestore,
} from './backup-commands.ts';
import { Refused } from './refused.ts';

export { Refused };

/** Writes to standard output, and waits while it is full. */
export type Write = (text: string) => Promise<void>;

export interface CommandContext {
  env: Env;
  services: Services;
  /** The site's public address, without a trailing slash. */
  appUrl: string;
  /** Env.isAppUrlAssumed */
  isAppUrlAssumed: boolean;
  write: Write;
}

/** Context of a command that opens what it needs. */
export interface AloneContext {
  env: Env;
  write: Write;
}

/** Arguments after the command's name. */
export interface Given {
  /** An e-mail address, or a file. */
  argument: string | undefined;
  role: string;
  format: string;
  handOverTo: string | undefined;
  publish: boolean;
  drop: boolean;
  /** The record of a backup that the server has begun. */
  record: string | undefined;
}

function requireAddress({ argument: address }: Given): string {
  if (!address) throw new Refused('Please give an e-mail address.');
  const problem = emailProblem(address);
  if (!problem) return address;
  throw new Refused(`${address} cannot be used. ${fieldMessage(deskLocale, problem)}`);
}

function requireOneOf<T extends string>(option: string, given: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === given);
  if (found) return found;
  throw new Refused(`--${option} is one of: ${choices.join(', ')}.`);
}

/** Prints a link to a page of the desk; says how to have the right one where the site's address is not set. */
async function printLink({ appUrl, isAppUrlAssumed, write }: CommandContext, path: string): Promise<void> {
  await write(`${appUrl}${path}\n`);
  if (isAppUrlAssumed)
    await write(
      'Is the site at another address? Put that in front, or set APP_URL or PORT as for npm start.\n',
    );
}

async function add(context: CommandContext, given: Given): Promise<void> {
  const { services, write } = context;
  const email = requireAddress(given);
  const role = requireOneOf('role', given.role, staffRoles);
  const outcome = await inviteStaff(services, cliActor, { email, role });
  if (!outcome.ok) throw new Refused(`${email} is staff already.`);
  await write(`${email} is invited as ${role}; the server mails the link. It works once, for seven days:\n`);
  await printLink(context, `/desk/join?token=${outcome.token}`);
}

async function list({ services, write }: CommandContext): Promise<void> {
  const staff = await listStaff(services.db);
  const invitations = await listInvitations(services.db, services.clock());
  for (const { email, role, name, active, hasTwoFactor } of staff) {
    const state = [active ? 'active' : 'deactivated', ...(hasTwoFactor ? ['two-factor'] : [])].join(', ');
    await write(`${[email, role, state, name].join('\t')}\n`);
  }
  for (const { email, role, expiresAt } of invitations) {
    await write(`${[email, role, `invited until ${new Date(expiresAt).toISOString()}`, ''].join('\t')}\n`);
  }
  if (staff.length + invitations.length === 0) throw new Refused('There is no staff yet: see set-up-link.');
}

async function resetTwoFactorOf({ services, write }: CommandContext, given: Given): Promise<void> {
  const email = requireAddress(given);
  const person = await staffAccounts.find(services.db, { email });
  if (!person) throw new Refused(`Nobody with the address ${email} may sign in.`);
  await resetTwoFactor(services, cliActor, person.id);
  await write(`${email} signs in with the password alone, next time. Their API tokens are revoked.\n`);
}

async function resetCustomerTwoFactor({ services, write }: CommandContext, given: Given): Promise<void> {
  const email = requireAddress(given);
  const person = await customerAccounts.find(services.db, { email });
  if (!person) throw new Refused(`There is no account with the address ${email}.`);
  await removeLostTwoFactor(services, customerAccounts, person);
  await write(
    `${email} signs in with the password alone, next time; the server mails them that it is off.\n`,
  );
}

/** The id of the colleague that --hand-over-to names, null for `nobody`; undefined when it is not given. */
async function colleagueIn(
  { services }: CommandContext,
  { handOverTo }: Given,
): Promise<string | null | undefined> {
  if (handOverTo === undefined || handOverTo === 'nobody') return handOverTo && null;
  const colleague = await staffAccounts.find(services.db, { email: handOverTo });
  if (!colleague) throw new Refused(`Nobody with the address ${handOverTo} may sign in.`);
  return colleague.id;
}

async function deactivate(given: CommandContext, options: Given): Promise<void> {
  const email = requireAddress(options);
  const person = await staffAccounts.find(given.services.db, { email });
  if (!person) throw new Refused(`Nobody with the address ${email} may sign in.`);
  const handOverTo = await colleagueIn(given, options);
  const outcome = await deactivateStaff(given.services, cliActor, { staffId: person.id, handOverTo });
  if (outcome.ok) {
    const handedOver = outcome.handedOver === 1 ? '1 request' : `${outcome.handedOver} requests`;
    return given.write(`${email} is deactivated. Handed over: ${handedOver}.\n`);
  }
  const { lastOwner, noSuchColleague, ownsRequests } = deskOutcomes;
  if (outcome.reason === 'owns-requests')
    throw new Refused(
      `${ownsRequests(outcome.count)} Add --hand-over-to <e-mail>, or --hand-over-to nobody.`,
    );
  throw new Refused(outcome.reason === 'last-owner' ? lastOwner : noSuchColleague);
}

async function setUpLink(context: CommandContext): Promise<void> {
  const token = await openSetUp(context.services);
  if (token === null) throw new Refused('There is staff already. Add somebody: npm run desk -- add <e-mail>');
  await printLink(context, `/desk/setup?token=${token}`);
}

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

/** The file of settings that a path means: of a folder, the one that an export writes there. */
async function settingsFileAt(path: string): Promise<string> {
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? join(path, 'settings.json') : path;
}

/** The folder of pictures and films beside a file of settings. */
const filesBeside = (file: string) => join(dirname(file), 'files');

async function exportSettings({ services, write }: CommandContext, { argument }: Given): Promise<void> {
  const { content } = await findPublished(services.db);
  const text = `${JSON.stringify(content, null, 2)}\n`;
  if (argument === undefined) return write(text);
  const file = await settingsFileAt(argument);
  const digests = digestsIn(text);
  try {
    if (digests.size > 0) await mkdir(filesBeside(file), { recursive: true });
    for (const digest of digests) {
      const stored = await readStoredFile(services, digest);
      if (stored) await writeFile(join(filesBeside(file), `${digest}.${stored.type}`), stored.content);
    }
    await writeFile(file, text);
  } catch (error) {
    throw new Refused(`${file} cannot be written: ${(error as Error).message}`);
  }
  const beside = digests.size > 0 ? `, their pictures and films in ${filesBeside(file)}` : '';
  await write(`The published settings are in ${file}${beside}.\n`);
}

async function readSettings(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Refused(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function correct(file: string, problems: Record<string, string>): string {
  const lines = Object.entries(problems).map(([path, problem]) => `\n  ${path}: ${problem}`);
  return `Correct ${file}, then import it again:${lines.join('')}`;
}

async function importAll({ services, write }: CommandContext, given: Given): Promise<void> {
  if (!given.argument) throw new Refused('Please give the file, as settings export writes it.');
  const file = await settingsFileAt(given.argument);
  const beside = await readdir(filesBeside(file)).catch((): string[] => []);
  const readBeside = async (digest: string) => {
    const name = beside.find((each) => each.startsWith(digest));
    return name ? readFile(join(filesBeside(file), name)) : null;
  };
  const outcome = await importSettings(services, cliActor, await readSettings(file), readBeside);
  if (!outcome.ok) throw new Refused(correct(file, outcome.problems));
  if (outcome.keptDays.length > 0)
    await write(`Days ahead stay as they are published: ${outcome.keptDays.join(', ')}.\n`);
  if (!given.publish)
    return write('They are the draft: publish it at /desk/settings, or import with --publish.\n');
  const published = await publishDraft(services, cliActor);
  if (!published.ok && 'problems' in published) throw new Refused(correct(file, published.problems));
  if (!published.ok) throw new Refused('Somebody changed the draft at the same time: please import again.');
  await write(`Version ${published.version} is published: visitors see it within two seconds.\n`);
}

type Command = { usage: string; help: string } & (
  | { run: (context: CommandContext, given: Given) => Promise<void> }
  /** Opens nothing by itself: the database may be absent, or of another version. */
  | { runAlone: (context: AloneContext, given: Given) => Promise<void> }
);

/** Everything that can be done by the CLI, by name. */
export const commands: Record<string, Command> = {
  add: {
    usage: 'add <e-mail> [--role agent|owner]',
    help: 'Invites somebody to the desk, by mail, and prints the link. An agent unless said otherwise.',
    run: add,
  },
  list: {
    usage: 'list',
    help: 'Prints staff and open invitations: address, role, state, name; a tab between them.',
    run: list,
  },
  'reset-two-factor': {
    usage: 'reset-two-factor <e-mail>',
    help: 'For who has lost phone and recovery codes: the password is enough for the next sign-in.',
    run: resetTwoFactorOf,
  },
  'reset-customer-two-factor': {
    usage: 'reset-customer-two-factor <e-mail>',
    help: 'The same for a customer: make sure that it is they who ask.',
    run: resetCustomerTwoFactor,
  },
  deactivate: {
    usage: 'deactivate <e-mail> [--hand-over-to <e-mail>|nobody]',
    help: 'Ends somebody’s access at once, and hands their open requests over to a colleague or to nobody.',
    run: deactivate,
  },
  'set-up-link': {
    usage: 'set-up-link',
    help: 'Prints a link by which the first owner is made, good for 24 hours, while there is no staff.',
    run: setUpLink,
  },
  'test-mail': {
    usage: 'test-mail <e-mail>',
    help: 'Sends a test mail at once and prints what the mail server answered.',
    run: testMail,
  },
  export: {
    usage: 'export [--format csv|jsonl]',
    help: 'Prints every request: npm run --silent desk -- export > requests.csv',
    run: exportAll,
  },
  'settings export': {
    usage: 'settings export [<file>]',
    help: 'Writes the published settings as JSON, to the file (with pictures beside it) or to standard output.',
    run: exportSettings,
  },
  'settings import': {
    usage: 'settings import <file> [--publish]',
    help: 'Checks a file of settings and makes it the draft of /desk/settings; published at once with --publish.',
    run: importAll,
  },
  backup: {
    usage: 'backup [<folder>]',
    help: 'Copies the database beside a running site, checks the copy, and sends it to the second place.',
    runAlone: makeBackup,
  },
  backups: {
    usage: 'backups',
    help: 'Lists the backups in BACKUP_DIR, the newest first: folder, time, megabytes, rows; a tab between them.',
    runAlone: listAll,
  },
  restore: {
    usage: 'restore <folder>',
    help: 'Restores a backup into an empty DATA_DIR or database, and holds mails and webhooks.',
    runAlone: restore,
  },
  drill: {
    usage: 'drill [<folder>]',
    help: 'Restores a backup, the newest unless given, into a place of its own, compares every table, and deletes it.',
    runAlone: tryRestore,
  },
  'export-everything': {
    usage: 'export-everything <folder>',
    help: 'Writes all that the site holds, decrypted, as JSON and files: for leaving, or for another installation.',
    run: exportAllOf,
  },
  'import-everything': {
    usage: 'import-everything <folder>',
    help: 'Stores such an export in an empty site, and holds mails and webhooks.',
    run: importAllOf,
  },
  'move-to': {
    usage: 'move-to <postgres://…>',
    help: 'Copies the SQLite database of a stopped site into an empty PostgreSQL one; goes on where it was ended.',
    runAlone: moveTo,
  },
  'release-deliveries': {
    usage: 'release-deliveries [--drop]',
    help: 'Ends the hold after a restore. With --drop, mails and webhooks that waited in the backup are not sent.',
    run: release,
  },
};
