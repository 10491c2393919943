import { useEffect, useRef } from 'react';
import type { LeadNews } from '../../../contract/lead-event.ts';
import { setDeskLine } from './desk-line.ts';

const firstPauseMs = 5000;
const longestPauseMs = 60_000;

/**
 * Follows what happens to requests, from a position on, for as long as the page is open: hidden too, so that a notice can
 * ring. A line that breaks is taken up where it broke.
 */
export function useDeskEvents(path: string, after: number, onNews: (news: LeadNews) => void): void {
  const listener = useRef(onNews);
  listener.current = onNews;
  const position = useRef(after);
  useEffect(() => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout>;
    let pause = firstPauseMs;
    const open = () => {
      source = new EventSource(`${path}?after=${position.current}`);
      source.onopen = () => {
        pause = firstPauseMs;
        setDeskLine('open');
      };
      source.onmessage = ({ data, lastEventId }) => {
        position.current = Number(lastEventId);
        listener.current(JSON.parse(data));
      };
      // The browser comes back by itself, but not after an answer that is no stream.
      source.onerror = () => {
        setDeskLine('broken');
        if (source.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, pause);
        pause = Math.min(pause * 2, longestPauseMs);
      };
    };
    open();
    return () => {
      clearTimeout(timer);
      source.close();
      setDeskLine('open');
    };
  }, [path]);
}
