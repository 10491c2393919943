import { type SetUpStep, setUpSteps } from '#features/settings/set-up-steps.ts';
import { hasRole, type StaffMember } from '#platform/commands/caller.ts';
import { settings } from '../../strings/en/settings.ts';

/** A step of the set-up: a page of the desk, and the page of the site that shows what it changes. */
const pagesOfSteps = {
  company: { to: '/desk/settings/company', site: '/contactus#company' },
  languages: { to: '/desk/settings/options', site: '/' },
  brand: { to: '/desk/settings/brand', site: '/' },
  hours: { to: '/desk/settings/hours', site: '/contactus#company' },
  people: { to: '/desk/settings/people', site: '/ouremployees' },
  services: { to: '/desk/settings/services', site: '/' },
  lanes: { to: '/desk/settings/lanes', site: '/worldmap' },
  pictures: { to: '/desk/settings/pictures', site: '/' },
  // The page has a preview of its own.
  texts: { to: '/desk/settings/texts', site: null },
  mail: { to: '/desk/connections', site: null },
  legal: { to: '/desk/settings/legal', site: '/terms' },
} as const satisfies Record<SetUpStep, object>;

/** In the address of a page that is shown as a step. */
export const stepParameter = 'step';

/** True where a page is shown as a step. */
export const isStep = ({ url }: Pick<Request, 'url'>) => new URL(url).searchParams.has(stepParameter);

export function titleOfStep(step: SetUpStep): string {
  if (step === 'mail') return settings.setUp.mail;
  return step === 'languages' ? settings.languages.title : settings.pages[step].title;
}

/** Returns the step that checks a row of the settings list; undefined for none. */
export function stepOfRow(row: string): SetUpStep | undefined {
  const step = row === 'options' ? 'languages' : row;
  return setUpSteps.find((each) => each === step);
}

export const pathOfStep = (step: SetUpStep): string => `${pagesOfSteps[step].to}?${stepParameter}`;

/** Page of the site that shows what a step changes; null for none. */
export const siteOfStep = (step: SetUpStep): string | null => pagesOfSteps[step].site;

/** Path of the page after a step. */
export function pathAfterStep(step: SetUpStep): string {
  const next = setUpSteps[setUpSteps.indexOf(step) + 1];
  return next ? pathOfStep(next) : '/desk/settings#draft';
}

/** Returns the steps that a person may complete: mail is an owner's. */
export const stepsFor = (staff: Pick<StaffMember, 'role'>): SetUpStep[] =>
  setUpSteps.filter((step) => step !== 'mail' || hasRole(staff, 'owner'));

/** Returns the first of the steps that nobody has completed; undefined when all are. */
export function openStep(
  completed: readonly string[],
  steps: readonly SetUpStep[] = setUpSteps,
): SetUpStep | undefined {
  return steps.find((step) => !completed.includes(step));
}
