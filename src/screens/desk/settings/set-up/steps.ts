import { type SetUpStep, setUpSteps } from '../../../../features/settings/set-up-steps.ts';
import { settings } from '../../strings/en/settings.ts';

/** A step of the set-up: a page of the desk, and the page of the site that shows what it changes. */
const pagesOfSteps = {
  company: { to: '/desk/settings/company', site: '/contactus#company' },
  brand: { to: '/desk/settings/brand', site: '/' },
  hours: { to: '/desk/settings/hours', site: '/contactus#company' },
  people: { to: '/desk/settings/people', site: '/ouremployees' },
  services: { to: '/desk/settings/services', site: '/' },
  lanes: { to: '/desk/settings/lanes', site: '/worldmap' },
  mail: { to: '/desk/connections', site: null },
  licenses: { to: '/desk/settings/licenses', site: '/aboutus' },
  legal: { to: '/desk/settings/legal', site: '/terms' },
} as const satisfies Record<SetUpStep, object>;

/** In the address of a page that is shown as a step. */
const stepParameter = 'step';

/** True where a page is shown as a step. */
export const isStep = ({ url }: Pick<Request, 'url'>) => new URL(url).searchParams.has(stepParameter);

export const titleOfStep = (step: SetUpStep): string =>
  step === 'mail' ? settings.setUp.mail : settings.pages[step].title;

export const pathOfStep = (step: SetUpStep): string => `${pagesOfSteps[step].to}?${stepParameter}`;

/** Page of the site that shows what a step changes; null for none. */
export const siteOfStep = (step: SetUpStep): string | null => pagesOfSteps[step].site;

/** Path of the page after a step. */
export function pathAfterStep(step: SetUpStep): string {
  const next = setUpSteps[setUpSteps.indexOf(step) + 1];
  return next ? pathOfStep(next) : '/desk/settings#draft';
}

/** First step that nobody has completed; undefined when all are. */
export function openStep(completed: readonly string[]): SetUpStep | undefined {
  return setUpSteps.find((step) => !completed.includes(step));
}
