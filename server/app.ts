import * as serverBuild from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import appCss from '../app/app.css?inline';
import { company, lanes, team } from '../app/content/company.ts';
import { openingTasks } from '../app/content/opening.ts';
import { visitorPages } from '../app/visitor-pages.ts';
import { type Company, ownerFile } from '../contract/company.ts';
import type { Site } from './create-app.ts';
import { hashSource } from './http/security-headers.ts';

/*
 * The entry of the server bundle: the application and the routes in one, so that each module exists once at run time.
 * The build's prerenderer reads the pages from here, server/main.ts, server/dev.ts and server/cli/main.ts the rest; the first
 * and the last are bundled with it and with every package into build/bundle (scripts/bundle-server.mjs).
 */
export * from 'virtual:react-router/server-build';
export { runDesk } from './cli/run-desk.ts';
export { createListener } from './create-app.ts';
export { openDependencies, openWithoutDatabase } from './dependencies.ts';
export { placeData } from './places/place-data.ts';
export { openSetUp } from './staff/set-up.ts';

/** The company of this site. Throws with the name of the field when the owner's file has a mistake. */
export function readCompany(): Company {
  return ownerFile.parse({ company, team, lanes }).company;
}

/** How many things an owner has to settle before the site opens: the length of the desk's list. */
export function countOpeningTasks(settings: Parameters<typeof openingTasks>[0]): number {
  return openingTasks(settings).length;
}

/** The pages of this build. */
export function siteOf(clientDir: string | null): Site {
  return {
    build: serverBuild as unknown as ServerBuild,
    mode: import.meta.env.MODE,
    styleSources: [hashSource(appCss)],
    visitorPages,
    clientDir,
  };
}
