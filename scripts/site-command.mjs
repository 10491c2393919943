/**
 * Arguments of the project's Node for the built site. By default V8 lets new objects take 48 MB (here 12), in each thread, and
 * what has survived grow fourfold before it collects, since the machine has memory left: 400 MB after a load that leaves
 * 30 MB in use. Neither flag limits what a request may need.
 */
export const siteArgs = ['--max-semi-space-size=4', '--heap-growing-percent=50', 'build/bundle/start.js'];

/**
 * The variables that it runs with, beside the owner's settings. By default glibc keeps memory apart for each thread, in up
 * to eight places for each core, and once a large block was freed, it keeps up to 64 MB for the next ones.
 */
export const siteEnv = { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '1048576' };
