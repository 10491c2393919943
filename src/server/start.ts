import { enableCompileCache } from 'node:module';

// Where a start finds what the build compiled (scripts/build-site.mjs). Where this user may not write, it works without.
enableCompileCache('build/compile-cache');
await import('./main.ts');
