// `npm run media` lists every picture and film of the site and renders what is missing; `npm run media -- NAME …` renders what is
// named, even if it is there; `npm run media -- --list` only lists. What it makes is committed, and CI never renders.
import { isThere, TARGETS } from './targets.mjs';
import { explainTools, findMissingTools } from './tools.mjs';

const words = process.argv.slice(2);
const listOnly = words.includes('--list');
const names = words.filter((word) => word !== '--list');

/** Whether a name asks for a target: by its own name, or by its folder's. */
const asksFor = (name, target) => target.name === name || target.name.startsWith(`${name}/`);

const unknown = names.filter((name) => !TARGETS.some((target) => asksFor(name, target)));
const wanted = TARGETS.filter((target) =>
  names.length ? names.some((name) => asksFor(name, target)) : !isThere(target),
);
const chosen = listOnly || unknown.length ? [] : wanted;

console.log('Target                                  minutes*');
for (const target of TARGETS) {
  const state = isThere(target) ? 'there' : 'missing';
  console.log(
    `${target.name.padEnd(38)}  ${String(target.minutes).padStart(7)}  ${state}${chosen.includes(target) ? ', will be rendered' : ''}`,
  );
}
console.log('* on two idle cores');

const missing = findMissingTools();
if (missing.length) console.log(['\nMissing on this machine:', ...explainTools(missing)].join('\n'));

if (unknown.length) {
  console.error(`\nNo such target: ${unknown.join(', ')}`);
  process.exit(1);
}
if (listOnly) process.exit();
if (!chosen.length) {
  console.log('\nNothing to render. To render one again, name it: npm run media -- stills/sea-freight');
  process.exit();
}
const lacking = chosen.filter(({ needs }) => needs.some((tool) => missing.includes(tool)));
if (lacking.length) {
  console.error(
    `\nNot rendered, because something that they need is missing: ${lacking.map(({ name }) => name).join(', ')}`,
  );
  process.exitCode = 1;
}
for (const target of chosen.filter((each) => !lacking.includes(each))) {
  const started = Date.now();
  target.render();
  console.log(`${target.name}: ${((Date.now() - started) / 60_000).toFixed(1)} min`);
}
