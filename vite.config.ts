import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { inlineScript } from './scripts/inline-script.mjs';

/**
 * Few scripts of some size instead of one for each icon (docs/decisions/0026-browser-scripts.md): React, what several pages
 * of the site share, by the pages that need it, and what the desk's pages share. What one page alone needs stays with it.
 */
const scriptGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 6 },
  {
    name: 'shell',
    test: /src[\\/](entry\.client|screens[\\/]site[\\/]frame[\\/]site-layout)\.tsx/,
    priority: 5,
  },
  {
    name: 'shared',
    // What few pages share, such as the legal pages' text and the desk's icons, no other page needs.
    test: (id: string) =>
      !/[\\/](@atlaskit|@babel|bind-event-listener|brief|cargo|customer|desk|feedback|forms|identity|kyc|map|quotes|raf-schd|rates|requests|shipments|strings|tools|zod)[\\/]|[\\/](attachment-field|attachment-input|business-hours|post-file|decimal|fold|language-name|leave-guard|legal-text|local-time|mail-subject|money|own-entry|password-length|plate-page|service|set-up-steps|slug|transport-modes|typed-amount|typed-date|typed-number|usual-hours)\.|icons[\\/](alarm-clock|bookmark|circle|ellipsis|external-link|eye|eye-off|grip-vertical|message-square|paperclip|search|triangle-alert|triangle-exclamation-point|undo-2)\.|\.css/.test(
        id.replace(import.meta.dirname, ''),
      ),
    priority: 4,
    minShareCount: 2,
  },
  {
    name: 'forms',
    // What a receipt shows is loaded once a request is sent.
    test: /src[\\/](ui[\\/](attachments[\\/]attachment-field|forms[\\/](?!password-field|strings))|features[\\/](brief[\\/](?!desk|request-progress|strings)|requests[\\/]references))/,
    priority: 3,
    minShareCount: 2,
  },
  {
    name: 'account',
    test: /features[\\/](identity|kyc)[\\/](?!desk|strings)|password-field\./,
    priority: 2,
    minShareCount: 2,
  },
  // The brief's details and the desk need them, the calculators do not.
  {
    name: 'countries',
    test: /features[\\/]cargo[\\/](place-country|airport-countr)/,
    priority: 2,
    minShareCount: 2,
  },
  {
    name: 'tools',
    test: /site[\\/]tools[\\/]|settings[\\/]transport-modes|features[\\/]cargo[\\/](?!desk|strings|check-digits|measure-text|place\.|place-suggestions|tax-number)/,
    priority: 1,
    minShareCount: 2,
  },
  {
    name: 'places',
    test: /features[\\/]cargo[\\/]place(-suggestions)?\./,
    priority: 1,
    minShareCount: 2,
  },
  {
    name: 'desk',
    // The desk's components import their English strings. Those of the cargo are also a chunk of the brief.
    test: /[\\/]desk[\\/]|src[\\/](?!features[\\/]cargo).+[\\/]strings[\\/]en[\\/]/,
    priority: 0,
    minShareCount: 2,
  },
  // What the status and tracking pages load on their own, and the desk's pages with it.
  {
    name: 'quote-document',
    test: /features[\\/]quotes[\\/]document|values[\\/](money|decimal)\.|rates[\\/]charges/,
    priority: 1,
    minShareCount: 2,
  },
  {
    name: 'progress',
    test: /shipments[\\/](progress|milestone-name)\.|values[\\/]local-time/,
    priority: 1,
    minShareCount: 2,
  },
];

/**
 * Vite's helper of `import()` loads what a chunk imports and its styles beforehand. Our pages have both when they import a
 * chunk, and the helper costs each such page 500 bytes.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined,
};

export default defineConfig({
  plugins: [plainImports, inlineScript(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: () => [] },
        rolldownOptions: {
          // The schemas of contract/ are for the server; unused, they and zod (22 KB) stay out of the browser. The names
          // count in packages too: an unused call of a package's own `z` would be dropped, whatever it does.
          treeshake: { manualPureFunctions: ['z', 'optionalText', 'requiredText'] },
          output: { codeSplitting: { groups: scriptGroups } },
        },
      },
    },
    ssr: {
      build: {
        // The Hono application and the routes are one bundle, so that each module exists once at run time
        // (docs/decisions/0002-react-router-html-first.md).
        rollupOptions: { input: './src/server/app.ts' },
      },
    },
  },
});
