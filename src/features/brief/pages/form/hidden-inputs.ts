import { hiddenFields, sharedPageKey } from '#platform/commands/submission-headers.ts';
import { type LoadContext, requestContext } from '#platform/context.ts';
import type { HiddenInputs } from './hidden-fields.tsx';

/**
 * Returns the hidden fields: an idempotency key (the shared one on pages that are kept for all), and the reference of the request
 * that `follows` repeats with changes.
 */
export function hiddenInputs(context: LoadContext, follows = ''): HiddenInputs {
  const isShared = !context.get(requestContext).nonce;
  return {
    inputs: {
      [hiddenFields.key]: isShared ? sharedPageKey : crypto.randomUUID(),
      ...(follows && { [hiddenFields.follows]: follows }),
    },
    trap: hiddenFields.trap,
  };
}
