/** Steps of the set-up in their order (src/screens/desk/settings/set-up). */
export const setUpSteps = [
  'company',
  'languages',
  'brand',
  'hours',
  'people',
  'services',
  'lanes',
  'pictures',
  'texts',
  'mail',
  'legal',
] as const;

export type SetUpStep = (typeof setUpSteps)[number];

export const isSetUpStep = (name: string): name is SetUpStep =>
  (setUpSteps as readonly string[]).includes(name);
