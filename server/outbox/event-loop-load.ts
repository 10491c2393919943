import { performance } from 'node:perf_hooks';

/** From this share of its time the event loop has hardly a pause, and whatever else it does makes requests wait. */
const busyFrom = 0.8;

/** Makes a question whether the event loop has been busy since it was asked last. */
export function createLoad(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization > busyFrom;
  };
}
