import { fieldMessage } from '#platform/commands/messages.ts';
import type { Services } from '#platform/context.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { emailProblem } from '#platform/values/email-address.ts';
import type { Env } from '#server/env.ts';

/** A reason to end that people can act on. */
export class Refused extends Error {
  override name = 'Refused';
}

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
  unsigned: boolean;
  /** The record of a backup that the server has begun. */
  record: string | undefined;
}

export type Command = { usage: string; help: string } & (
  | { run: (context: CommandContext, given: Given) => Promise<void> }
  /** Runs without an open database, which may be absent or of another version. */
  | { runAlone: (context: AloneContext, given: Given) => Promise<void> }
);

/** The e-mail address that a command was given. Throws a Refused for what is none. */
export function requireAddress({ argument: address }: Given): string {
  if (!address) throw new Refused('Please give an e-mail address.');
  const problem = emailProblem(address);
  if (!problem) return address;
  throw new Refused(`${address} cannot be used. ${fieldMessage(deskLocale, problem)}`);
}

/** One of the choices. Throws a Refused that names them. */
export function requireOneOf<T extends string>(option: string, given: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === given);
  if (found) return found;
  throw new Refused(`--${option} is one of: ${choices.join(', ')}.`);
}
