// Loaded into the process that handOver() starts. The channel closes when the parent is gone, however it went.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
