import { cruise } from 'dependency-cruiser';
import rules, { folderRules } from '../.dependency-cruiser.mjs';
import { Refusal, runScript } from './project.mjs';

/** Names that say nothing of what lies inside, and files that only hand on others (docs: style). */
const emptyName = /(^|\/)(utils?|lib|libs|helpers?|misc|common)(\/|\.tsx?$)|(^|\/)index\.tsx?$/;

/** Fewer means that TypeScript was not read, and every rule kept by luck. */
const fewestModules = 30;

await runScript(async () => {
  const folders = ['app', 'bench/*.ts', 'contract', 'server', 'tests'];
  const { output } = await cruise(folders, { ...rules.options, ruleSet: rules, validate: true });
  if (typeof output === 'string') throw new Error(output);
  const { modules, summary } = output;

  const sources = modules
    .map(({ source }) => source)
    .filter((source) => /^(app|bench|contract|server|tests)\//.test(source));
  if (sources.length < fewestModules) {
    throw new Refusal(
      `Only ${sources.length} files were read: is @swc/core installed, which reads TypeScript here?`,
    );
  }
  const inServer = await cruise(['server'], {
    ...rules.options,
    exclude: { path: '\\.test\\.tsx?$|^tests/' },
    ruleSet: folderRules,
    validate: true,
  });
  if (typeof inServer.output === 'string') throw new Error(inServer.output);

  const forbidden = [...rules.forbidden, ...folderRules.forbidden];
  const violations = [...summary.violations, ...inServer.output.summary.violations];
  const broken = violations.map(({ rule, from, to, cycle }) => {
    const comment = forbidden.find(({ name }) => name === rule.name)?.comment;
    const way = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    return `${from} → ${way}\n  ${rule.name}: ${comment}`;
  });
  const badlyNamed = sources
    .filter((source) => emptyName.test(source))
    .map(
      (source) =>
        `${source}\n  no-empty-names: name a folder by what it holds, and import from the file itself.`,
    );

  const found = [...broken, ...badlyNamed];
  if (found.length > 0) throw new Refusal(found.join('\n'));
  console.log(`${sources.length} files keep ${forbidden.length + 1} rules.`);
});
