import { translationStatus } from '../src/platform/i18n/translation-status.ts';
import { Refusal, runScript } from './project.mjs';
import { findProblems } from './translations/status.mjs';

await runScript(async () => {
  const problems = findProblems(translationStatus, 'src');
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  console.log(`${Object.keys(translationStatus).length} translated files have a status that is true.`);
});
