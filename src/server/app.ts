import * as serverBuild from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { currentSettings } from '#features/settings/server/current-settings.ts';
import { hashSource } from '#platform/http/security-headers.ts';
import { findOpeningTasks, openingFacts } from '#screens/desk/settings/before-you-open-tasks.ts';
import { openRows } from '#screens/desk/settings/settings-rows.ts';
import { cachedPages } from '#screens/site/cached-pages.ts';
import { pageStyle } from '#ui/styles/page-style.ts';
import type { Site } from './create-app.ts';

/*
 * The entry of the server bundle: the application and the routes in one, so that each module exists once at run time.
 * src/server/main.ts, src/server/dev.ts and src/operations/main.ts read it; the first and the last are bundled with it and with every package into build/bundle (scripts/bundle-server.mjs).
 */
export * from 'virtual:react-router/server-build';
export { placeData } from '#features/cargo/server/places/place-data.ts';
export { openSetUp } from '#features/identity/server/staff/set-up.ts';
export { runDesk } from '#operations/run-desk.ts';
export { createListener } from './create-app.ts';
export { openDependencies, openWithoutDatabase } from './dependencies.ts';

/** Counts the rows of the settings that have something open before the site opens. */
export async function countOpeningTasks(services: Parameters<typeof openingFacts>[0]): Promise<number> {
  return openRows((await findOpeningTasks(services, await openingFacts(services))).tasks).length;
}

/** The pages of this build. */
export function siteOf(clientDir: string | null): Site {
  return {
    build: serverBuild as unknown as ServerBuild,
    mode: import.meta.env.MODE,
    styleSources: () => [hashSource(pageStyle(currentSettings().company))],
    cachedPages,
    clientDir,
  };
}
