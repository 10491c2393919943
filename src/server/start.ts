import { enableCompileCache } from 'node:module';

// Compile cache written by the build (scripts/build-site.mjs); optional where this user may not write.
enableCompileCache('build/compile-cache');
await import('./main.ts');
