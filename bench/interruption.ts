const controller = new AbortController();

/** Aborted by SIGINT or SIGTERM. What waits throws then, so that servers, folders and schemas are removed on the way out. */
export const interruption = controller.signal;

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => controller.abort(new Error(`Ended by ${signal}.`)));
