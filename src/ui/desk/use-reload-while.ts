import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const pauseMs = 1_500;
const mostTimes = 20;

/**
 * Reloads the page while the named items are under way, each time after the previous response: at most twenty times for
 * the same items, and not in a hidden tab.
 */
export function useReloadWhile(underWay: string[]): void {
  const { revalidate } = useRevalidator();
  const names = underWay.join();
  useEffect(() => {
    if (!names) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let left = mostTimes;
    const wait = () => {
      timer = setTimeout(reload, pauseMs);
    };
    const reload = async () => {
      if (!document.hidden) {
        left -= 1;
        await revalidate();
      }
      if (left > 0) wait();
    };
    wait();
    return () => {
      left = 0;
      clearTimeout(timer);
    };
  }, [names, revalidate]);
}
