import { accessSync, constants } from 'node:fs';
import { userInfo } from 'node:os';
import { fileURLToPath } from 'node:url';

const oldestHostNode = 20;
/** The first of the version that the server and its tests run on. */
const serverNode = 24;

if (Number.parseInt(process.versions.node, 10) < oldestHostNode) {
  console.error(
    `Node ${process.versions.node} is too old: install Node ${oldestHostNode} or newer (nodejs.org), then try again.`,
  );
  process.exit(1);
}

/** The project's folder, with a slash at its end. Every script works here, wherever it is called from. */
export const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

/**
 * The Node that this project runs on. On Linux it is pinned in package-lock.json by its hash, whatever the host's own is;
 * elsewhere it is the host's, which must then be new enough.
 */
export const projectNode =
  process.platform === 'linux' ? `${root}node_modules/node-linux-${process.arch}/bin/node` : process.execPath;

if (process.platform !== 'linux' && Number.parseInt(process.versions.node, 10) < serverNode) {
  console.error(
    `On ${process.platform} this project needs Node ${serverNode}: install it (nodejs.org), then try again.`,
  );
  process.exit(1);
}

/** A reason to end that people can act on: its message is all they are shown. */
export class Refusal extends Error {}

/** Throws a Refusal when this user may not write the project's folder. */
export function requireWritableFolder() {
  try {
    accessSync(root, constants.W_OK);
  } catch {
    const { username } = userInfo();
    throw new Refusal(
      `${root} cannot be written by ${username}: give that user the folder, or use a copy of your own.`,
    );
  }
}

/**
 * Runs a script's body. A Refusal is printed as its sentence alone, any other error whole; both exit with 1.
 *
 * @param {() => Promise<void>} body
 */
export async function runScript(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  }
}
