import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';

/**
 * @typedef {object} BundledFile a script that browsers load
 * @property {string} map its source map
 * @property {string[]} sources the files whose code is in it, from the project's folder
 */

/**
 * Reads from the source maps which files' code the browser's scripts are made of. Code that the bundler dropped, such
 * as a page's action, is in no map. Throws when there are no maps, for then nothing can be said.
 *
 * @param {string} clientDir
 * @returns {BundledFile[]}
 */
export function readBundledFiles(clientDir) {
  const maps = readdirSync(clientDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js.map'),
  );
  if (maps.length === 0) throw new Error(`The build left no source maps in ${clientDir}.`);
  return maps.map((name) => {
    const map = join(clientDir, name);
    /** @type {{ sources: (string | null)[] }} */
    const { sources } = JSON.parse(readFileSync(map, 'utf8'));
    const paths = sources.map((source) => relative('.', resolve(dirname(map), source ?? 'unknown')));
    return { map, sources: paths.map((path) => path.split(sep).join(posix.sep)) };
  });
}

/** Matches code of the server alone: `server/` of a feature, and these folders and files of the platform. */
const serverFolders =
  /^src\/(?:.*\/)?server\/|^src\/(mails|operations)\/|^src\/platform\/(storage|files\/(attachments|upload-quota))\.ts|^src\/platform\/(api|backups|csv|db|http|log|mail|outbox|secrets)\/(?!strings\/en\/)/;

/** Text that browsers get with their page: the desk's English alone is in scripts, and that of the cargo's details. */
const translatedStrings = /^src\/(?!features\/cargo\/).*\/strings\/(es|pt)\//;

/** @param {(file: string) => boolean} isWanted */
function packagesImportedBy(isWanted) {
  const names = new Set();
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    const file = `src/${name}`;
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file) || !isWanted(file)) continue;
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/ from '((?:@[^/']+\/)?[^./#'][^/']*)/g)) {
      names.add(name);
    }
  }
  return names;
}

/** The packages that only the server has a use for: nothing outside its folders imports them. */
function serverPackages() {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const shared = packagesImportedBy((file) => !serverFolders.test(file));
  const onServer = packagesImportedBy((file) => serverFolders.test(file));
  return Object.keys(dependencies).filter((name) => onServer.has(name) && !shared.has(name));
}

/**
 * Finds what must not be in a browser: files of the server's folders, Node's own modules, packages that only the server
 * uses, and translated text.
 *
 * @param {BundledFile[]} bundled
 * @param {string[]} packages
 * @returns {string[]} a line for each file or package, empty when all is well
 */
export function findServerCode(bundled, packages = serverPackages()) {
  /** @param {string} source */
  const trespasses = (source) =>
    serverFolders.test(source) ||
    translatedStrings.test(source) ||
    source.includes('__vite-browser-external') ||
    packages.some((name) => source.includes(`node_modules/${name}/`));
  const lines = bundled.flatMap(({ map, sources }) =>
    sources
      .filter(trespasses)
      .map((source) => `${packageOf(source) ?? source} is in ${map.replace(/\.map$/, '')}`),
  );
  return [...new Set(lines)];
}

/** @param {string} source */
function packageOf(source) {
  return source.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1];
}
