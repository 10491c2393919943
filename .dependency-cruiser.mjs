/*
 * Who may import whom. `npm test layers` reads this (scripts/check-layers.mjs). TypeScript is read by @swc/core, since
 * dependency-cruiser cannot use TypeScript 7 yet; imports of types count like any other, but for those in `types`.
 */

const ours = '^(app|bench|contract|server|scripts|tests)/|^[^/]+\\.(ts|mjs)$';
const tests = '^tests/|\\.test\\.tsx?$';

/** In their order: a noun imports those before it, never one after it, so that no two need each other. */
const orderOfNouns = [
  'places',
  'replies',
  'rates',
  'accounts',
  'kyc',
  'leads',
  'quotes',
  'shipments',
  'feedback',
  'inbound',
  'staff',
  'webhooks',
  'people',
];
const nouns = orderOfNouns.join('|');

/** The content that server code reads: what customers read by a function that takes the locale, the desk's as it is. */
const texts =
  '^app/content/(describe-answers|mail-strings|messages|milestone-name|quote-defaults|quote-strings|quoted-shipment|shipment-lines|tracking-strings|en/desk/(mail-problems|outcomes|rate-outcomes|shipment-outcomes))\\.ts$';

/** For each layer: its own files, and those of the project that they may import besides each other (`types`: types only). */
const layers = [
  { name: 'contract', from: '^contract/', may: [] },
  { name: 'content', from: '^app/content/', may: ['^contract/'] },
  { name: 'ui', from: '^app/ui/', may: ['^contract/'], types: ['^app/content/'] },
  { name: 'client', from: '^app/client/', may: ['^app/ui/', '^contract/'], types: ['^app/content/'] },
  { name: 'frame', from: '^app/frame/', may: ['^app/(client|ui)/', '^contract/'], types: ['^app/content/'] },
  { name: 'map', from: '^app/map/', may: ['^contract/'] },
  { name: 'plates', from: '^app/plates/', may: ['^contract/'], types: ['^app/content/'] },
  { name: 'quote', from: '^app/quote/', may: ['^contract/'], types: ['^app/content/'] },
  { name: 'pdf', from: '^app/pdf/', may: ['^app/quote/', '^contract/'] },
  {
    name: 'routes',
    from: '^app/routes/',
    may: [
      '^app/(client|ui|content|pdf|plates|map|quote)/',
      '^app/desk\\.css$',
      '^contract/',
      '^server/commands/',
      '^server/context\\.ts$',
      '^server/http/(attachment-headers|form-post|secret-headers)\\.ts$',
      `^server/(${nouns})/`,
      '^server/mail/(list-mails|mail-trouble)\\.ts$',
      '/\\+types/',
    ],
  },
  {
    name: 'document',
    from: '^app/(before-hydration/.+|[^/]+)$',
    may: ['^app/(client|content|frame|ui)/', '^contract/', '^server/context\\.ts$', '/\\+types/'],
  },
  { name: 'log', from: '^server/log/', may: [] },
  { name: 'db', from: '^server/db/', may: ['^contract/', '^server/log/'] },
  { name: 'outbox', from: '^server/outbox/', may: ['^contract/', '^server/(db|log)/'] },
  {
    name: 'mail',
    from: '^server/mail/',
    may: [texts, '^app/(pdf|quote)/', '^contract/', '^server/(db|log|outbox)/'],
  },
  { name: 'csv', from: '^server/csv/', may: [] },
  { name: 'secrets', from: '^server/secrets/', may: ['^server/db/'] },
  { name: 'auth', from: '^server/auth/', may: ['^server/log/'] },
  { name: 'files', from: '^server/files/', may: ['^server/(db|secrets)/'] },
  ...orderOfNouns.map((noun, place) => ({
    name: noun,
    from: `^server/${noun}/`,
    may: [
      texts,
      '^contract/',
      '^server/(auth|csv|db|files|mail|outbox|secrets)/',
      ...orderOfNouns.slice(0, place).map((earlier) => `^server/${earlier}/`),
    ],
  })),
  {
    name: 'http',
    from: '^server/http/',
    may: [
      texts,
      '^contract/',
      '^server/context\\.ts$',
      '^server/db/infrastructure-fault\\.ts$',
      '^server/(log|mail)/',
      `^server/(${nouns})/`,
    ],
  },
  {
    name: 'commands',
    from: '^server/commands/',
    may: [texts, '^contract/', '^server/context\\.ts$', `^server/(${nouns})/`],
  },
  {
    name: 'api',
    from: '^server/api/',
    may: [
      texts,
      '^contract/',
      '^server/(commands|http|log)/',
      '^server/context\\.ts$',
      `^server/(${nouns})/`,
    ],
  },
  {
    name: 'cli',
    from: '^server/cli/',
    may: [
      texts,
      '^contract/',
      '^server/(app|context|env)\\.ts$',
      '^server/log/',
      '^server/db/data-dir\\.ts$',
      `^server/(${nouns})/`,
    ],
  },
  {
    name: 'bench',
    from: '^bench/',
    may: ['^app/routes\\.ts$', '^contract/', '^scripts/', '^server/(db|leads)/'],
  },
  {
    name: 'runtime',
    from: '^server/(context|env|every|storage)\\.ts$',
    may: [
      texts,
      '^contract/',
      '^server/(db|log)/',
      '^server/(accounts|kyc|leads|people|quotes|staff|webhooks)/',
    ],
  },
];

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

const layerRules = layers.flatMap(({ name, from, may, types = [] }) => [
  {
    name: `${name}-imports`,
    comment:
      may.length === 0
        ? `Files of ${from} import none but each other.`
        : `Files of ${from} import, besides each other, only: ${may.join('  ')}`,
    severity: /** @type {const} */ ('error'),
    from: { path: from, pathNot: tests },
    to: { path: ours, pathNot: [from, ...may, ...types] },
  },
  ...types.map((path) => ({
    name: `${name}-imports-types`,
    comment: `Files of ${from} import only types of ${path}`,
    severity: /** @type {const} */ ('error'),
    from: { path: from, pathNot: tests },
    to: { path, dependencyTypesNot: ['type-only'] },
  })),
]);

/** Kept by the folders of a cruise without tests, which may import anything. */
export const folderRules = {
  forbidden: /** @type {Rule[]} */ ([
    {
      name: 'no-folder-cycles',
      comment:
        'Folders of server/ import each other in one direction only. What lies straight in server/ has rules of its own above: context.ts is imported by api, cli, commands and http, and may import none of them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/' },
      to: { circular: true },
    },
  ]),
};

export default {
  forbidden: /** @type {Rule[]} */ ([
    ...layerRules,
    {
      name: 'every-server-file-has-a-layer',
      comment:
        'The files named here may import everything; every other file of server/ belongs to a layer above.',
      severity: 'error',
      from: {},
      to: {
        path: '^server/',
        pathNot: [
          ...layers.map(({ from }) => from),
          '^server/(app|start|main|dev|dependencies|timeline-subscribers|create-app)\\.ts$',
          '\\.test\\.tsx?$',
        ],
      },
    },
    {
      name: 'contract-packages',
      comment: 'A contract runs in browsers and on the server alike: zod and nothing else.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { pathNot: ['^contract/', '^node_modules/zod/', ours] },
    },
    {
      name: 'noun-packages',
      comment: 'A command sees no request, no framework and no page.',
      severity: 'error',
      from: { path: `^server/(${nouns})/`, pathNot: tests },
      to: {
        path: '^(node_modules/)?(@hono/|hono/|hono$|react/|react$|react-dom|react-router|@react-router/)',
      },
    },
    {
      name: 'browser-builtins',
      comment: 'Components and words run in browsers, which have none of Node’s modules.',
      severity: 'error',
      from: { path: '^app/(client|content|frame|ui)/', pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pdf-when-needed-only',
      comment:
        'A PDF is imported inside a loader or when a mail is composed: only the build and the thread that composes mails load the renderer.',
      severity: 'error',
      from: { path: '^(app|contract|server)/', pathNot: `^app/pdf/|${tests}` },
      to: { path: '^app/pdf/', dynamic: false },
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
