import { backupCommands } from './backup-commands.ts';
import type { Command } from './command.ts';
import { requestCommands } from './request-commands.ts';
import { settingsCommands } from './settings-commands.ts';
import { staffCommands } from './staff-commands.ts';

/** Everything that can be done by the CLI, by name. */
export const commands: Record<string, Command> = {
  ...staffCommands,
  ...requestCommands,
  ...settingsCommands,
  ...backupCommands,
};
