import { expect, test } from 'vitest';
import { setUpSteps } from '#features/settings/set-up-steps.ts';
import { openStep, stepOfRow, stepsFor } from './steps.ts';

test('mail is a step of owners: the set-up of a manager ends without it', () => {
  expect(stepsFor({ role: 'owner' })).toEqual(setUpSteps);
  const steps = stepsFor({ role: 'manager' });
  expect(steps).toEqual(setUpSteps.filter((step) => step !== 'mail'));
  expect(openStep(steps, steps)).toBeUndefined();
  expect(openStep(steps)).toBe('mail');
});

test('the row of the options is checked by the step of languages', () => {
  expect(['company', 'options', 'alarms'].map(stepOfRow)).toEqual(['company', 'languages', undefined]);
});
