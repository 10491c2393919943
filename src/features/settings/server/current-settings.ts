import { AsyncLocalStorage } from 'node:async_hooks';
import { sample } from '../sample-company.ts';
import type { Settings } from '../settings.ts';

let published: Settings = sample;

const scope = new AsyncLocalStorage<Settings>();

/** The settings of this request or task; outside of one, the published ones. */
export function currentSettings(): Settings {
  return scope.getStore() ?? published;
}

/** The settings that visitors see. */
export function publishedSettings(): Settings {
  return published;
}

/** Replaces the published settings; what is in progress keeps those that it began with. */
export function replacePublished(settings: Settings): void {
  published = settings;
}

/** Runs a request or a task with one version of the settings from its beginning to its end. */
export function withSettings<Result>(settings: Settings, run: () => Result): Result {
  return scope.run(settings, run);
}

/** Makes each call of a function a task with the settings that are published when it begins. */
export function withPublished<Args extends unknown[], Result>(
  run: (...args: Args) => Result,
): (...args: Args) => Result {
  return (...args) => withSettings(published, () => run(...args));
}
