import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { ownerFile } from '../src/platform/company.ts';

const file = 'src/features/settings/sample-company.ts';

/**
 * @typedef {any} Node a node of the ESTree syntax tree
 * @typedef {{ path: PropertyKey[], code?: string, message: string, keys?: string[], input?: unknown }} Issue
 */

/**
 * The line of a field in the source, or of the innermost value around it that is written out in the file.
 *
 * @param {string} source
 * @param {PropertyKey[]} path such as ['company', 'hours', 'opens']
 */
function lineOf(source, path) {
  /** @type {Map<string, Node>} */
  const constants = new Map();
  for (const statement of parseSync(file, source).program.body) {
    /** @type {Node} */
    const declaration =
      'declaration' in statement && statement.declaration ? statement.declaration : statement;
    for (const { id, init } of declaration.declarations ?? []) constants.set(id.name, init);
  }
  let found = constants.get(String(path[0]));
  for (const key of path.slice(1)) {
    const value = found?.value ?? found;
    const node = value?.type === 'Identifier' ? constants.get(value.name) : value;
    const inner =
      node?.type === 'ArrayExpression'
        ? node.elements[Number(key)]
        : node?.properties?.find(
            (/** @type {Node} */ property) => (property.key?.name ?? property.key?.value) === key,
          );
    if (!inner) break;
    found = inner;
  }
  return source.slice(0, found?.start ?? 0).split('\n').length;
}

/** @param {unknown} input */
function foundIn(input) {
  return typeof input === 'object' ? '' : ` The file has ${JSON.stringify(input)}.`;
}

/**
 * Each mistake of the owner's file in one line, with its line number, field, what is expected and what stands there;
 * empty when there is none.
 *
 * @param {string} source the text of the file
 * @param {unknown} exports what it exports: company, team, lanes
 * @returns {string[]}
 */
export function findMistakes(source, exports) {
  const { error } = ownerFile.safeParse(exports, { reportInput: true });
  const mistakes = (error?.issues ?? []).flatMap((/** @type {Issue} */ issue) => {
    const paths = issue.keys ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return paths.map((path) => {
      const says = issue.keys
        ? 'There is no such field. Is it misspelled?'
        : issue.input === undefined
          ? 'This field is missing.'
          : `${issue.message.replace(/\.?$/, '.')}${foundIn(issue.input)}`;
      return `${file}:${lineOf(source, path)} ${path.join('.')}: ${says}`;
    });
  });
  // A place that several lanes share is one mistake.
  return mistakes.filter(
    (mistake, index) =>
      !mistakes.slice(0, index).some((earlier) => withoutField(earlier) === withoutField(mistake)),
  );
}

/** @param {string} mistake */
const withoutField = (mistake) => mistake.replace(/ \S+: /, ' ');

/** Checks the owner's file; prints each mistake and exits with 1 when it has any. */
async function check() {
  const source = readFileSync(file, 'utf8');
  const [syntaxError] = parseSync(file, source).errors;
  if (syntaxError) {
    const line = source.slice(0, syntaxError.labels[0]?.start ?? 0).split('\n').length;
    console.error(`${file}:${line} ${syntaxError.message}\n${syntaxError.codeframe ?? ''}`);
    process.exit(1);
  }
  const mistakes = findMistakes(source, await import('../src/features/settings/sample-company.ts'));
  if (mistakes.length === 0) return;
  console.error(
    `Correct the company file, then start again:\n${mistakes.map((line) => `  ${line}`).join('\n')}`,
  );
  process.exit(1);
}

if (import.meta.main) await check();
