import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the product, wherever it is started from: the first one with a package.json above this file or its bundle. */
export const siteRoot = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json')) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
})();

/** Prefix of desk commands in messages: the launcher of a release, or npm in a checkout. */
export const deskCommand = existsSync(join(siteRoot, 'fairlead')) ? 'fairlead desk' : 'npm run desk --';
