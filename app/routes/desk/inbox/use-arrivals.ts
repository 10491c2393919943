import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { LeadNews } from '../../../../contract/lead.ts';
import { useReload } from '../../../ui/desk/use-reload.ts';

const storageKey = 'desk-notifications';

/** `absent` until scripts run, and where the browser has no notifications; `refused` once the reader refused them. */
type NotificationState = 'absent' | 'off' | 'on' | 'refused';

interface NewLeadNotification {
  title: string;
  text: string;
  /** A second one with the same tag, from another window, replaces the first. */
  tag: string;
  open: () => void;
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

function remember(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // Without storage it holds for this page.
  }
}

/** Notifications of the operating system, once the reader has turned them on in this browser, which remembers it. */
function useNotifications() {
  const [state, setState] = useState<NotificationState>('absent');
  useEffect(() => {
    if (!('Notification' in window)) return;
    setState(isWanted() && Notification.permission === 'granted' ? 'on' : 'off');
  }, []);
  return {
    state,
    async toggle() {
      const isOn = state !== 'on' && (await Notification.requestPermission()) === 'granted';
      remember(isOn);
      setState(isOn ? 'on' : state === 'on' ? 'off' : 'refused');
    },
    notify({ title, text, tag, open }: NewLeadNotification) {
      if (state !== 'on') return;
      try {
        const notification = new Notification(title, { body: text, tag });
        notification.onclick = () => {
          window.focus();
          notification.close();
          open();
        };
      } catch {
        // Some telephones have the name only: the line above the list says it anyway.
      }
    },
  };
}

/** What came in since the list was opened. */
export interface Arrivals {
  /** Every request that came in, for marking its line. */
  ids: ReadonlySet<string>;
  /** Those that the reader has not followed to yet. */
  unseen: LeadNews[];
  clearUnseen: () => void;
  notifications: { state: NotificationState; toggle: () => void };
}

/** Where a request is read. */
export function requestPath(id: string): string {
  return `/desk/requests/${id}`;
}

const firstPauseMs = 5000;
const longestPauseMs = 60_000;

/**
 * Follows what happens to requests, from a position on, for as long as the page is open: hidden too, so that a notice can
 * ring. A line that breaks is taken up where it broke.
 */
function useDeskEvents(path: string, after: number, onNews: (news: LeadNews) => void): void {
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
        setFeedState('open');
      };
      source.onmessage = ({ data, lastEventId }) => {
        position.current = Number(lastEventId);
        listener.current(JSON.parse(data));
      };
      // The browser comes back by itself, but not after an answer that is no stream.
      source.onerror = () => {
        setFeedState('broken');
        if (source.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, pause);
        pause = Math.min(pause * 2, longestPauseMs);
      };
    };
    open();
    return () => {
      clearTimeout(timer);
      source.close();
      setFeedState('open');
    };
  }, [path]);
}

/**
 * Loads the list again by itself when a request comes in or something happens to one that it shows, and rings for what
 * comes in where that is wanted. Spam comes in quietly.
 */
export function useArrivals(eventsPath: string, after: number, shown: { id: string }[]): Arrivals {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [unseen, setUnseen] = useState<LeadNews[]>([]);
  const reload = useReload();
  const navigate = useNavigate();
  const { state, toggle, notify } = useNotifications();
  useDeskEvents(eventsPath, after, (news) => {
    const { leadId, data, lead } = news;
    if (shown.some(({ id }) => id === leadId)) void reload();
    if (data.type !== 'received' || lead.stage === 'spam') return;
    setIds((known) => new Set(known).add(leadId));
    setUnseen((known) => [...known, news]);
    void reload();
    const open = () => navigate(requestPath(leadId));
    notify({ title: lead.name || lead.reference, text: lead.reference, tag: leadId, open });
  });
  return { ids, unseen, clearUnseen: () => setUnseen([]), notifications: { state, toggle } };
}

/** Whether what happens at the desk reaches this page as it happens. */
type FeedState = 'open' | 'broken';

let line: FeedState = 'open';
const listeners = new Set<() => void>();

/** Says how the line stands, to whoever shows it. */
function setFeedState(state: FeedState): void {
  if (state === line) return;
  line = state;
  for (const notify of listeners) notify();
}

function listen(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** How the line stands now; open until it is known to be broken. */
export function useFeedState(): FeedState {
  return useSyncExternalStore(
    listen,
    () => line,
    () => 'open',
  );
}
