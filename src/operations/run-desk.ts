import { parseArgs } from 'node:util';
import { deskCommand } from '#platform/site-root.ts';
import type { Env } from '#server/env.ts';
import { backupCommands } from './backup-commands.ts';
import { type Command, type CommandContext, Refused, type Write } from './command.ts';
import { requestCommands } from './request-commands.ts';
import { settingsCommands } from './settings-commands.ts';
import { staffCommands } from './staff-commands.ts';

/** By name. */
const commands: Record<string, Command> = {
  ...staffCommands,
  ...requestCommands,
  ...settingsCommands,
  ...backupCommands,
};

function help(): string {
  const lines = Object.values(commands).map((command) => `  ${command.usage}\n      ${command.help}`);
  return `Usage: ${deskCommand} <command>\n\n${lines.join('\n')}\n\nIt works on the settings and data of the site, which may run at the same time.\n`;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        role: { type: 'string', default: 'agent' },
        format: { type: 'string', default: 'csv' },
        'hand-over-to': { type: 'string' },
        publish: { type: 'boolean', default: false },
        drop: { type: 'boolean', default: false },
        unsigned: { type: 'boolean', default: false },
        record: { type: 'string' },
      },
    });
  } catch (error) {
    // Node words it for people: "Unknown option '--rolle'".
    throw new Refused((error as Error).message);
  }
}

/** The context of one command, to be closed after it. */
interface OpenedContext extends Omit<CommandContext, 'write' | 'env'> {
  close: () => Promise<void>;
}

/**
 * Runs one command of the desk, given as it was typed; `readEnv` and `open` are called when the command is known to be one, `open`
 * where it works on the data of a migrated site. Without a
 * command it prints what there is. Throws a Refused with a sentence for what people can put right.
 */
export async function runDesk(
  args: string[],
  { readEnv, open, write }: { readEnv: () => Env; open: (env: Env) => Promise<OpenedContext>; write: Write },
): Promise<void> {
  const { values, positionals } = parse(args);
  const [first, second] = positionals;
  if (values.help || first === undefined) return write(help());
  // A name of two words, such as `settings import`.
  const name = [`${first} ${second}`, first].find((each) => Object.hasOwn(commands, each)) ?? first;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const [argument, ...rest] = positionals.slice(name.split(' ').length);
  if (!command) throw new Refused(`There is no command ${name}. See: ${deskCommand} --help`);
  if (rest.length > 0) throw new Refused(`This is too much: ${rest.join(' ')}. Usage: ${command.usage}`);
  const { role, format, publish, drop, unsigned, record, 'hand-over-to': handOverTo } = values;
  const given = { argument, role, format, handOverTo, publish, drop, unsigned, record };
  const env = readEnv();
  if ('runAlone' in command) return command.runAlone({ env, write }, given);
  const context = await open(env);
  try {
    await command.run({ ...context, env, write }, given);
  } finally {
    await context.close();
  }
}
