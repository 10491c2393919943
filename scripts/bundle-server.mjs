import { readFileSync } from 'node:fs';
import { build } from 'vite';

/*
 * Bundles the server with its packages into build/bundle: start.js, which runs the site, desk.js, the command line, and
 * compose-worker-….js, the thread that composes mails (docs/decisions/0024-one-bundle.md), with what renders their PDFs
 * in chunks that it loads when a mail needs one, parse-worker-….js, the thread that parses received mails,
 * rates-worker-….js, the thread that reads files of rates, and picture-worker-….js, the process that draws pictures. It runs after React Router's build, whose prerenderer must share
 * React and the router with its own bundle (build/server).
 */

/** @type {{ devDependencies: Record<string, string> }} */
const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/**
 * V8 keeps a source that is not ASCII in two bytes a character. Throws where an escape would mean something else: after
 * a backslash, and in a raw template.
 *
 * @param {string} code
 */
function escapeNonAscii(code) {
  const unescapable = code.match(/(?<!\\)(?:\\\\)*\\[^\0-\x7f]|\.raw`[^`]*[^\0-\x7f`]/);
  if (unescapable) throw new Error(`The bundle can't be made ASCII: ${unescapable[0].slice(0, 200)}`);
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/**
 * pdfkit reads the widths of the standard fonts from its own folder, by a name that only that folder knows. They are
 * 45 KB of code, and become a part of the bundle.
 *
 * @param {string} code
 * @param {string} id
 */
function bundleStandardFonts(code, id) {
  if (!id.endsWith('/pdfkit/js/pdfkit.node.mjs')) return;
  const fonts = new Set();
  const bundled = code.replace(/require\$1\('#standard-fonts\/(\w+)'\)/g, (_, font) => {
    fonts.add(font);
    return font;
  });
  return [...fonts].map((font) => `import ${font} from './standard-fonts/${font}.mjs';`).join('\n') + bundled;
}

await build({
  configFile: false,
  logLevel: 'error',
  // Packages choose their production code by it, and the rest is left out.
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [
    { name: 'standard-fonts', transform: bundleStandardFonts },
    {
      name: 'ascii',
      generateBundle(_options, files) {
        for (const file of Object.values(files))
          if (file.type === 'chunk') file.code = escapeNonAscii(file.code);
      },
    },
  ],
  ssr: {
    noExternal: true,
    // Native addons; and what draws while the build renders pages, which a running server never does.
    external: ['@node-rs/argon2', 'sharp', '@resvg/resvg-js', ...Object.keys(devDependencies)],
  },
  build: {
    ssr: true,
    outDir: 'build/bundle',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: {
      input: {
        start: 'src/server/start.ts',
        desk: 'src/operations/main.ts',
        'compose-worker': 'src/mails/compose-worker.ts',
        'parse-worker': 'src/features/inbound/server/parse-worker.ts',
        'rates-worker': 'src/features/rates/server/import/rates-worker.ts',
        'picture-worker': 'src/features/settings/server/files/picture-worker.ts',
      },
      output: {
        chunkFileNames: '[name]-[hash].js',
        // A running server starts its threads from the disk: after another build it must not find other code there.
        entryFileNames: ({ name }) => (name.endsWith('-worker') ? '[name]-[hash].js' : '[name].js'),
      },
    },
  },
});
