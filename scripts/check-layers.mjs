import { cruise } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.mjs';
import { Refusal, runScript } from './project.mjs';

/** Names that say nothing of what lies inside, and files that only hand on others (docs: style). */
const emptyName = /(^|\/)(utils?|lib|libs|helpers?|misc|common)(\/|\.tsx?$)|(^|\/)index\.tsx?$/;

/** Fewer means that TypeScript was not read, and every rule kept by luck. */
const fewestModules = 30;

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
  const broken = summary.violations.map(
    ({ rule, from, to, cycle }) =>
      `${from} → ${cycle ? cycle.map(({ name }) => name).join(' → ') : to}\n  ${rule.name}: ${rules.forbidden.find(({ name }) => name === rule.name)?.comment}`,
  );
  const badlyNamed = sources
    .filter((source) => emptyName.test(source))
    .map(
      (source) =>
        `${source}\n  no-empty-names: name a folder by what it holds, and import from the file itself.`,
    );

  const problems = [...broken, ...badlyNamed];
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  console.log(`${sources.length} files keep ${rules.forbidden.length + 1} rules.`);
});
