/** Waits until the browser is idle: the first format of a time zone takes up to 80 ms on a phone. */
export const idle = () => new Promise<unknown>((go) => (window.requestIdleCallback ?? setTimeout)(go));
