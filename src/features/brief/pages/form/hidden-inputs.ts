import { hiddenFields, sharedPageKey } from '../../../../platform/commands/submission-headers.ts';
import { type LoadContext, requestContext } from '../../../../platform/context.ts';
import type { HiddenInputs } from '../../../../ui/forms/form-result.ts';

/**
 * The hidden part of a form: a key of its own, or the shared one on a page that is the same for every reader, and the
 * reference of the request that it sends again with changes.
 */
export function hiddenInputs(context: LoadContext, follows = ''): HiddenInputs {
  const isShared = !context.get(requestContext)?.nonce;
  return {
    inputs: {
      [hiddenFields.key]: isShared ? sharedPageKey : crypto.randomUUID(),
      ...(follows && { [hiddenFields.follows]: follows }),
    },
    trap: hiddenFields.trap,
  };
}
