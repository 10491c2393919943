import type { Fetcher } from 'react-router';

/**
 * Returns a fetcher's data unless its request is running. An effect with `fetcher.data` among its dependencies may never
 * run: React Router updates the data before React renders the fetcher's new state, and React drops the effects of a
 * render in which no state has changed, but not their dependencies.
 */
export function responseOf<Data>(fetcher: Fetcher & { data: Data }): Data | undefined {
  // After an action the page is loaded again, which does not change the data.
  const isLoadingItself = fetcher.state === 'loading' && fetcher.formMethod === undefined;
  return fetcher.state === 'submitting' || isLoadingItself ? undefined : fetcher.data;
}
