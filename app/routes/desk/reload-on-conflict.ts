import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * For a page whose form may be refused because somebody was faster: what it is about was changed (409) or is gone (404).
 * The page then shows what has become of it; any other refusal leaves it as it is. Re-exported as `shouldRevalidate`.
 */
export function reloadOnConflict({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate;
}
