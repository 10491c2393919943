import { use, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router';
import { type HeldKeys, holdKeys } from './held-keys.ts';

/** Pages that put the focus into a field when they open. */
const opensField = /\/quote$|#write-reply$/;

/** True for a request that opens beside the list whose line has the focus: the keys stay with the list. */
function isBesideList(): boolean {
  return Boolean(document.activeElement?.closest('[data-row]') && document.querySelector('[data-pane]'));
}

/**
 * Keeps the keys that are pressed while another page of the desk loads, and repeats them there: what is typed after Enter
 * and `n` is the note, and no letter of it is a command on the page that is left. Beside a list that stays, its keys go on.
 */
export function useHeldKeys(): void {
  // Its subscribers are called at once: useNavigation tells it after a render, when the next key may have passed.
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const held = useRef<HeldKeys>(null);
  const isText = useRef(false);
  const shown = useRef(key);
  const repeatOnce = useRef(() => {});
  repeatOnce.current = () => {
    const { navigation, location } = router?.state ?? {};
    if (!held.current || navigation?.state !== 'idle' || location?.key !== shown.current) return;
    void held.current.repeat(isText.current);
    held.current = null;
  };
  useEffect(() => {
    shown.current = key;
    repeatOnce.current();
  }, [key]);
  useEffect(
    () =>
      router?.subscribe(({ navigation: { state, formMethod, location: to }, location }) => {
        if (state === 'idle') repeatOnce.current();
        if (state !== 'loading' || formMethod || to.pathname === location.pathname || held.current) return;
        isText.current = opensField.test(to.pathname + to.hash);
        if (isText.current || !isBesideList()) held.current = holdKeys();
      }),
    [router],
  );
  useEffect(() => () => held.current?.end(), []);
}
