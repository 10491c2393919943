import { hiddenFields } from '../../../contract/submission.ts';
import type { HiddenInputs } from '../../ui/form/form-outcome.ts';

/**
 * The hidden part of a form rendered for one reader: a key of its own, when it was shown, and the reference of the request
 * that it sends again with changes.
 */
export function hiddenInputs(follows = ''): HiddenInputs {
  const { inputs, trap } = hiddenInputsWith(crypto.randomUUID(), String(Date.now()));
  return { inputs: follows === '' ? inputs : { ...inputs, [hiddenFields.follows]: follows }, trap };
}

/** The hidden part of a form on a prerendered page, which is the same for every reader. */
export function sharedHiddenInputs(): HiddenInputs {
  return hiddenInputsWith('page', '');
}

function hiddenInputsWith(key: string, shownAt: string): HiddenInputs {
  return {
    inputs: { [hiddenFields.key]: key, [hiddenFields.shownAt]: shownAt, [hiddenFields.language]: 'en' },
    trap: hiddenFields.trap,
  };
}
