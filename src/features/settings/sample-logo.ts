import type { Drawing } from '#platform/brand/brand.ts';

/** The logo of the sample: containers stacked to an L. It is shown with the sample's name alone. */
export const sampleLogo: Drawing = {
  box: { left: 0, top: 4, width: 60, height: 56 },
  paths: [
    { d: 'M0 4h28v16H0zM0 24h28v16H0zM0 44h28v16H0z', tone: 'strong', onDark: 'dark-strong' },
    { d: 'M32 44h28v16H32z', tone: 'accent', onDark: 'accent' },
  ],
};
