import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Refusal } from './project.mjs';
import { run } from './run.mjs';
import { siteArgs, siteEnv } from './site-command.mjs';

/** Native addons, which the bundle leaves out; what they depend on is packed with them. */
const nativePackages = ['@node-rs/argon2', 'sharp', '@resvg/resvg-js'];

/** Files of packages that the server reads as they are. */
const packageFiles = {
  'swagger-ui-dist': /^(package\.json|LICENSE|NOTICE|swagger-ui(-bundle)?\.(css|js))$/,
  ...Object.fromEntries(
    readdirSync('node_modules/@fontsource').map((font) => [
      `@fontsource/${font}`,
      /^(package\.json|LICENSE|files\/[\w-]+-latin(-ext)?-(400|500|600|700)-normal\.woff)$/,
    ]),
  ),
};

/** @type {{ version: string, name: string, description: string, license: string }} */
const { version, name, description, license } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * @param {string} packageName
 * @returns {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }}
 */
function manifestOf(packageName) {
  return JSON.parse(readFileSync(`node_modules/${packageName}/package.json`, 'utf8'));
}

/**
 * @param {string} packageName
 * @param {Set<string>} [found]
 * @returns {Set<string>} the package, and what it depends on as far as this machine has it
 */
function withDependencies(packageName, found = new Set()) {
  if (found.has(packageName) || !existsSync(`node_modules/${packageName}/package.json`)) return found;
  found.add(packageName);
  const { dependencies = {}, optionalDependencies = {} } = manifestOf(packageName);
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) withDependencies(each, found);
  return found;
}

/** @param {string} into */
function copyPackages(into) {
  for (const packageName of new Set(nativePackages.flatMap((each) => [...withDependencies(each)])))
    cpSync(`node_modules/${packageName}`, join(into, packageName), { recursive: true, dereference: true });
  for (const [packageName, pattern] of Object.entries(packageFiles)) {
    const folder = `node_modules/${packageName}`;
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!pattern.test(file)) continue;
      mkdirSync(dirname(join(into, packageName, file)), { recursive: true });
      cpSync(join(folder, file), join(into, packageName, file));
    }
  }
}

/** A program that runs the site or a command of the desk in its own place, wherever the release lies. */
function launcher() {
  const variables = Object.entries(siteEnv).map(([key, value]) => `${key}=${value}`);
  return `#!/bin/sh
set -e
here=$(dirname -- "$(readlink -f -- "$0")")
export ${variables.join(' ')}
usage() {
  echo 'Usage:'
  echo '  ${name}              runs the site'
  echo '  ${name} desk …       runs a command of the desk: ${name} desk --help'
  echo '  ${name} --version    prints the version'
}
case "\${1-}" in
  desk)
    shift
    exec "$here/bin/node" "$here/build/bundle/desk.js" "$@"
    ;;
  --version) echo '${name} ${version}'; exit ;;
  --help | -h) usage; exit ;;
esac
if [ $# -gt 0 ]; then
  echo "${name}: there is no command $1. For the commands of the desk: ${name} desk --help" >&2
  usage >&2
  exit 2
fi
exec "$here/bin/node" ${siteArgs.slice(0, -1).join(' ')} "$here/${siteArgs.at(-1)}"
`;
}

/**
 * Runs a program to its end and returns what it printed. Throws a Refusal when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 */
export async function runProgram(command, args) {
  const { code, output } = await run(command, args).catch((error) => {
    throw new Refusal(`${command} does not run (${error.code}): install it, then try again.`);
  });
  if (code !== 0) throw new Refusal(`${command} failed:\n${output}`);
  return output;
}

const documents = ['LICENSE', 'README.md', 'CHANGELOG.md', 'SECURITY.md', 'docs'];

/**
 * Copies the documents. A link to a file that a release lacks, such as a source, becomes its text.
 *
 * @param {string} root
 */
function copyDocuments(root) {
  for (const document of documents) cpSync(document, join(root, document), { recursive: true });
  const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  for (const page of [...documents, ...pages.map((path) => join('docs', path))]) {
    if (!page.endsWith('.md')) continue;
    const path = join(root, page);
    const text = readFileSync(path, 'utf8').replace(
      /(?<!!)\[([^\]]+)\]\(([^):#]+)[^)]*\)/g,
      (link, title, target) => (existsSync(join(dirname(path), target)) ? link : title),
    );
    writeFileSync(path, text);
  }
}

/** The name of this version's release for this machine. */
export const releaseTitle = `${name}-${version}-linux-${process.arch}`;

/**
 * Makes a folder from which the built site runs with its own Node and nothing else of this machine. Replaces the folder.
 *
 * @param {string} root
 * @param {string} node the Node that it gets
 */
export async function makeReleaseFolder(root, node) {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, 'bin'), { recursive: true });
  cpSync(node, join(root, 'bin/node'), { dereference: true });
  for (const part of ['bundle', 'client', 'server', 'compile-cache', 'openapi.json'])
    cpSync(join('build', part), join(root, 'build', part), { recursive: true });
  // Share cards and PDFs read their pictures from where the sources have them.
  symlinkSync('build/client', join(root, 'public'));
  cpSync('media/print', join(root, 'media/print'), { recursive: true });
  copyPackages(join(root, 'node_modules'));
  // The files of Docker may have secrets among them once they were used here.
  cpSync('deploy', join(root, 'deploy'), {
    recursive: true,
    filter: (path) => path !== join('deploy', 'secrets'),
  });
  copyDocuments(root);
  writeFileSync(
    join(root, 'package.json'),
    `${JSON.stringify({ name, version, description, license, type: 'module' }, null, 2)}\n`,
  );
  writeFileSync(join(root, name), launcher());
  chmodSync(join(root, name), 0o755);
  writeFileSync(
    join(root, 'sbom.cdx.json'),
    await runProgram('npm', ['sbom', '--omit=dev', '--sbom-format=cyclonedx']),
  );
}
