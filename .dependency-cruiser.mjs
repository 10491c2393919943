/*
 * Who may import whom. `npm test layers` reads this (scripts/check-layers.mjs). TypeScript is read by @swc/core, since
 * dependency-cruiser cannot use TypeScript 7 yet; imports of types count like any other.
 */

const ours = '^(src|bench|scripts|tests)/|^[^/]+\\.(ts|mjs)$';
const tests = '^tests/|\\.test\\.tsx?$';

/** In their order: a feature imports those before it, never one after it, so that no two need each other. */
const features = [
  'settings',
  'services',
  'cargo',
  'map',
  'identity',
  'rates',
  'requests',
  'figures',
  'brief',
  'inbound',
  'kyc',
  'quotes',
  'shipments',
  'webhooks',
  'feedback',
  'people',
];

/** @param {string[]} names */
const foldersOf = (names) => `^src/features/(${names.join('|')})/`;

/**
 * The floors from the ground up, each with what it may import besides itself. What lies straight in src/, and the server's
 * own start, puts all of it together and may import everything.
 */
const floors = [
  { name: 'platform', from: '^src/platform/', may: [] },
  { name: 'settings', from: '^src/features/settings/', may: ['^src/platform/'] },
  { name: 'ui', from: '^src/ui/', may: ['^src/platform/', '^src/features/settings/'] },
  ...features.slice(1).map((feature, place) => ({
    name: feature,
    from: `^src/features/${feature}/`,
    may: ['^src/(platform|ui)/', foldersOf(features.slice(0, place + 1)), '/\\+types/'],
  })),
  {
    name: 'screens',
    from: '^src/screens/',
    may: ['^src/(platform|ui|features)/', '^src/(strings|mails)/', '/\\+types/'],
  },
];

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** @type {Rule[]} */
const floorRules = floors.map(({ name, from, may }) => ({
  name: `${name}-imports`,
  comment: `Files of ${from} import, besides each other, only: ${may.join('  ')}`,
  severity: /** @type {const} */ ('error'),
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: [from, ...may] },
}));

export default {
  forbidden: /** @type {Rule[]} */ ([
    ...floorRules,
    {
      name: 'server-packages',
      comment: 'A command or a query sees no request, no framework and no page.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/server/', pathNot: `/api[^/]*(/|\\.ts$)|${tests}` },
      to: {
        path: '^(node_modules/)?(@hono/|hono/|hono$|react/|react$|react-dom|react-router|@react-router/)',
      },
    },
    {
      name: 'browser-builtins',
      comment: 'Components and strings run in browsers, which have none of Node’s modules.',
      severity: 'error',
      from: { path: '^src/(ui|before-hydration)/|/strings/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pdf-when-needed-only',
      comment:
        'A PDF is imported inside a loader or when a mail is composed: only the build and the thread that composes mails load the renderer.',
      severity: 'error',
      from: { path: '^src/', pathNot: `/pdf/|/brochure/|/pdf-|${tests}` },
      to: { path: '/pdf/.+\\.tsx$|/brochure/.+\\.tsx$', dynamic: false },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'Only tests import tests and what supports them.',
      severity: 'error',
      from: { pathNot: `${tests}|^scripts/` },
      to: { path: tests },
    },
    {
      name: 'no-cycles',
      comment: 'Move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The file or package is not there.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:', '\\?(inline|raw|script)$'] },
    },
  ]),
  options: {
    parser: /** @type {const} */ ('swc'),
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
