import { useEffect, useRef, useState } from 'react';
import type { LeadEvent, LeadFeedItem, PresentStaff } from '#features/requests/lead.ts';

/** Milliseconds between two reports of an open page; the server drops a page after a longer silence. */
const beatMs = 15_000;

/** Milliseconds between two reports of typing, and after the last key until typing ends. */
const typingBeatMs = 4000;
const typingPauseMs = 5000;

interface PresenceOptions {
  leadId: string;
  meId: string;
  /** Newest event on the page. */
  after: number;
  /** Called after events by others. */
  onEvents: () => void;
}

interface Presence {
  /** Colleagues on the page; null before the first response. */
  here: PresentStaff[] | null;
  /** Reports typing in the reply; false when the text becomes empty. */
  typed: (isTyping: boolean) => void;
}

/**
 * Reports that the page is open, that its reader is typing (without the text), and that it was left. Returns the
 * colleagues on the page and calls `onEvents` after their changes. A visible page uses the event stream; browsers open
 * six connections per host, so a hidden page polls every 15 seconds, as does one whose stream fails.
 */
export function usePresence({ leadId, meId, after, onEvents }: PresenceOptions): Presence {
  const path = `/api/v1/desk/leads/${leadId}/presence`;
  const [latest, setLatest] = useState<{ path: string; here: PresentStaff[] } | null>(null);
  const current = useRef({ after, onEvents });
  current.current = { after, onEvents };
  const typing = useRef<Presence['typed']>(() => {});
  useEffect(() => {
    let isLeft = false;
    let isTyping = false;
    let sentAt = 0;
    let pause: ReturnType<typeof setTimeout>;
    let source: EventSource | null = null;
    const headers = { 'Content-Type': 'application/json' };
    const beat = async () => {
      sentAt = performance.now();
      const body = JSON.stringify({ after: current.current.after, isTyping });
      const response = await fetch(path, { method: 'POST', headers, body }).catch(() => null);
      if (!response?.ok || isLeft) return;
      const { here, since }: { here: PresentStaff[]; since: LeadEvent[] } = await response.json();
      // An open stream may have delivered something newer.
      if (source?.readyState !== EventSource.OPEN) setLatest({ path, here });
      if (since.some(({ position }) => position > current.current.after)) current.current.onEvents();
    };
    let lastBeat = Promise.resolve();
    const goOn = () => {
      lastBeat = beat();
      if (source?.readyState === EventSource.CLOSED) follow();
    };
    const follow = () => {
      source?.close();
      source = null;
      if (document.visibilityState !== 'visible') return;
      source = new EventSource(`/api/v1/desk/events?lead=${leadId}&after=${current.current.after}`);
      source.addEventListener('presence', ({ data }) => setLatest({ path, ...JSON.parse(data) }));
      source.onmessage = ({ data }) => {
        const { leadId: changed, actor, position }: LeadFeedItem = JSON.parse(data);
        const isOwn = actor.kind === 'staff' && actor.id === meId;
        if (changed === leadId && !isOwn && position > current.current.after) current.current.onEvents();
      };
    };
    typing.current = (isNow) => {
      clearTimeout(pause);
      if (isNow) pause = setTimeout(() => typing.current(false), typingPauseMs);
      const isDue = isNow && performance.now() - sentAt > typingBeatMs;
      if (isNow === isTyping && !isDue) return;
      isTyping = isNow;
      goOn();
    };
    const leave = () => {
      source?.close();
      fetch(path, { method: 'DELETE', keepalive: true }).catch(() => {});
    };
    const comeBack = () => {
      follow();
      if (document.visibilityState === 'visible') goOn();
    };
    const timer = setInterval(goOn, beatMs);
    follow();
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      isLeft = true;
      clearInterval(timer);
      clearTimeout(pause);
      source?.close();
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
      // The previous report must not arrive after this one.
      lastBeat.finally(leave);
    };
  }, [leadId, meId, path]);
  return {
    here: latest?.path === path ? latest.here : null,
    typed: (isTyping) => typing.current(isTyping),
  };
}
