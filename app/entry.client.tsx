import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { EarlyInput, watchTyping } from './preserve-early-input.ts';
import { listenBeforeRouter } from './ui/intercept-pop.ts';

/** Says on <html> that React has taken the page over, for tests and for styles that need scripts. */
function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.scripted = '';
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}

watchTyping();
listenBeforeRouter();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <EarlyInput />
      <HydratedRouter />
      <Hydrated />
    </StrictMode>,
  );
});
