import { build } from 'vite';

const suffix = '?script';

/**
 * A Vite plugin: `import text from './file.ts?script'` gives the file, with all that it imports, as the text of one
 * small classic script, to be written into a page. Fails the build when it does not come to exactly one chunk.
 *
 * @returns {import('vite').Plugin}
 */
export function inlineScript() {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const built = await build({
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        build: {
          write: false,
          target: 'es2022',
          minify: true,
          lib: { entry: id.slice(0, -suffix.length), formats: ['iife'], name: 'inlineScript' },
        },
      });
      const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
      const [script] = outputs;
      if (outputs.length !== 1 || script?.type !== 'chunk') {
        throw new Error(`Expected one script of ${id}, got ${outputs.length} files.`);
      }
      for (const file of script.moduleIds) this.addWatchFile(file);
      return `export default ${JSON.stringify(script.code.trim())}`;
    },
  };
}
