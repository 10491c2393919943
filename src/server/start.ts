import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// Compile cache written by the build (scripts/build-site.mjs), also for a release that is unpacked elsewhere; optional where
// this user may not write.
enableCompileCache({ directory: join(import.meta.dirname, '../../build/compile-cache'), portable: true });
await import('./main.ts');
