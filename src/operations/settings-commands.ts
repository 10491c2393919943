import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cliActor } from '#features/identity/server/staff/staff-events.ts';
import { digestsIn, readFile as readStoredFile } from '#features/settings/server/files/stored-files.ts';
import { importSettings } from '#features/settings/server/import-settings.ts';
import { publishDraft } from '#features/settings/server/publish.ts';
import { findPublished } from '#features/settings/server/published-versions.ts';
import { type Command, type CommandContext, type Given, Refused } from './command.ts';

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

/** The settings as a file. */
export const settingsCommands: Record<string, Command> = {
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
};
