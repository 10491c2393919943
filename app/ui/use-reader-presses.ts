import { useEffect, useRef } from 'react';

/**
 * Tells a reader's press from one that app/before-hydration.ts does again once React has come, and which the browser
 * has already answered by itself. The repetition comes before this hears of `hydrated`, because it listened earlier.
 */
export function useReaderPresses(): () => boolean {
  const isReaders = useRef(false);
  useEffect(() => {
    const accept = () => {
      isReaders.current = true;
    };
    if ('hydrated' in document.documentElement.dataset) accept();
    addEventListener('hydrated', accept, { once: true });
    return () => removeEventListener('hydrated', accept);
  }, []);
  return () => isReaders.current;
}
