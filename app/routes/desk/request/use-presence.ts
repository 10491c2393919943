import { useEffect, useRef, useState } from 'react';
import type { LeadEvent, StaffName } from '../../../../contract/lead.ts';

const beatMs = 15_000;

interface Heard {
  path: string;
  here: StaffName[];
}

interface PresenceOptions {
  path: string;
  /** The newest event that the page shows. */
  after: number;
  /** Others did something since. */
  onNews: () => void;
}

/**
 * Says every 15 seconds that the page is open, and that it is left. Gives the names of others who have it open, or null
 * before the first answer; a line that breaks is tried again at the next beat.
 */
export function usePresence({ path, after, onNews }: PresenceOptions): string[] | null {
  const [heard, setHeard] = useState<Heard | null>(null);
  const current = useRef({ after, onNews });
  current.current = { after, onNews };
  useEffect(() => {
    let isLeft = false;
    const headers = { 'Content-Type': 'application/json' };
    const beat = async () => {
      const body = JSON.stringify({ after: current.current.after });
      const response = await fetch(path, { method: 'POST', headers, body }).catch(() => null);
      if (!response?.ok || isLeft) return;
      const { here, since }: { here: StaffName[]; since: LeadEvent[] } = await response.json();
      setHeard({ path, here });
      if (since.some(({ position }) => position > current.current.after)) current.current.onNews();
    };
    let lastBeat = Promise.resolve();
    const goOn = () => {
      lastBeat = beat();
    };
    const leave = () => {
      fetch(path, { method: 'DELETE', keepalive: true }).catch(() => {});
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible') goOn();
    };
    const timer = setInterval(goOn, beatMs);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isLeft = true;
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', comeBack);
      // Not to be overtaken by it.
      lastBeat.finally(leave);
    };
  }, [path]);
  return heard?.path === path ? heard.here.map(({ name }) => name) : null;
}
