import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { inlineScript } from './scripts/inline-script.mjs';

export default defineConfig({
  plugins: [inlineScript(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    ssr: {
      build: {
        // The Hono application and the routes are one bundle, so that each module exists once at run time
        // (docs/decisions/0002-react-router-html-first.md).
        rollupOptions: { input: './server/app.ts' },
      },
    },
  },
});
