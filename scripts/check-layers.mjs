import { readFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';
import { Refusal, runScript } from './project.mjs';

/** Names that say nothing of what lies inside, and files that only hand on others (docs: style). */
const emptyName = /(^|\/)(utils?|lib|libs|helpers?|misc|common)(\/|\.tsx?$)|(^|\/)index\.tsx?$/;

/** Fewer means that TypeScript was not read, and every rule kept by luck. */
const fewestModules = 30;

/** Imports against the order that are still to be undone; one that is gone must leave the list. @type {string[]} */
const exceptions = JSON.parse(readFileSync('scripts/layer-exceptions.json', 'utf8'));

await runScript(async () => {
  const { output } = await cruise(['src', 'bench/*.ts', 'tests'], {
    ...rules.options,
    ruleSet: rules,
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  const { modules, summary } = output;

  const sources = modules.map(({ source }) => source).filter((source) => /^(src|bench|tests)\//.test(source));
  if (sources.length < fewestModules) {
    throw new Refusal(
      `Only ${sources.length} files were read: is @swc/core installed, which reads TypeScript here?`,
    );
  }
  const found = summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    way: `${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}`,
  }));
  const broken = found
    .filter(({ way }) => !exceptions.includes(way))
    .map(
      ({ rule, way }) => `${way}\n  ${rule}: ${rules.forbidden.find(({ name }) => name === rule)?.comment}`,
    );
  const ended = exceptions
    .filter((way) => !found.some((violation) => violation.way === way))
    .map((way) => `${way}\n  is no longer an exception: delete its line in scripts/layer-exceptions.json.`);
  const badlyNamed = sources
    .filter((source) => emptyName.test(source))
    .map(
      (source) =>
        `${source}\n  no-empty-names: name a folder by what it holds, and import from the file itself.`,
    );

  const problems = [...broken, ...ended, ...badlyNamed];
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  console.log(
    `${sources.length} files keep ${rules.forbidden.length + 1} rules, with ${exceptions.length} exceptions.`,
  );
});
