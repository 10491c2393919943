import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const pauseMs = 1_500;
const mostTimes = 20;

/**
 * Asks for the page's data again and again while the named things are under way, each time once the answer before is
 * there: at most twenty times for the same things, and not in the background.
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
