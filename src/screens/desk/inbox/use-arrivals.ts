import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type NotificationKind, notificationKindOf } from '../../../features/identity/notifications.ts';
import { type LeadFeedItem, requestPath } from '../../../features/requests/lead.ts';
import { fill } from '../../../platform/values/format.ts';
import { useReload } from '../../../ui/desk/use-reload.ts';
import { findStored, store } from '../../../ui/stored.ts';

const storageKey = 'desk-notifications';

/** `absent` until scripts run, and where the browser has no notifications; `refused` once the reader refused them. */
type NotificationState = 'absent' | 'off' | 'on' | 'refused';

/** Notifications of the operating system, once the reader has turned them on in this browser, which remembers it. */
function useNotifications() {
  const [state, setState] = useState<NotificationState>('absent');
  useEffect(() => {
    if (!('Notification' in window)) return;
    setState(
      findStored('localStorage', storageKey) === 'on' && Notification.permission === 'granted' ? 'on' : 'off',
    );
  }, []);
  return {
    state,
    async toggle() {
      const isOn = state !== 'on' && (await Notification.requestPermission()) === 'granted';
      store('localStorage', storageKey, isOn ? 'on' : 'off');
      setState(isOn ? 'on' : state === 'on' ? 'off' : 'refused');
    },
    notify({ leadId, lead: { name, reference } }: LeadFeedItem, title: string | null, open: () => void) {
      if (state !== 'on') return;
      try {
        // A second one with the same tag, from another window, replaces the first.
        const notification = title
          ? new Notification(title, { body: name, tag: `${leadId} ${title}` })
          : new Notification(name || reference, { body: reference, tag: leadId });
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

/** The requests and messages that came in since the list was opened. */
export interface Arrivals {
  /** Every request that came in, for marking its line. */
  ids: ReadonlySet<string>;
  /** Those requests and messages that the reader has not followed to yet. */
  unseen: LeadFeedItem[];
  clearUnseen: () => void;
  /** What happens at the desk does not reach the page. */
  isBroken: boolean;
  notifications: { state: NotificationState; toggle: () => void };
}

const firstPauseMs = 5000;
const longestPauseMs = 60_000;

/**
 * Follows what happens to requests, from a position on, for as long as the page is open: hidden too, so that a notice can
 * ring. A line that breaks is taken up where it broke; gives whether it is broken now.
 */
function useDeskEvents(path: string, after: number, onEvent: (event: LeadFeedItem) => void): boolean {
  const [isBroken, setBroken] = useState(false);
  const listener = useRef(onEvent);
  listener.current = onEvent;
  const position = useRef(after);
  useEffect(() => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout>;
    let pause = firstPauseMs;
    const open = () => {
      source = new EventSource(`${path}?after=${position.current}`);
      source.onopen = () => {
        pause = firstPauseMs;
        setBroken(false);
      };
      source.onmessage = ({ data, lastEventId }) => {
        position.current = Number(lastEventId);
        listener.current(JSON.parse(data));
      };
      // The browser connects again on its own, but not after an answer that is no stream.
      source.onerror = () => {
        setBroken(true);
        if (source.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(open, pause);
        pause = Math.min(pause * 2, longestPauseMs);
      };
    };
    open();
    return () => {
      clearTimeout(timer);
      source.close();
      setBroken(false);
    };
  }, [path]);
  return isBroken;
}

/** How often the list is loaded again when nothing happens, so that a request that became overdue is shown as such. */
const refreshMs = 60_000;

interface Notified {
  staffId: string;
  /** What the reader is notified of besides new requests. */
  of: readonly NotificationKind[];
  /** The request that is open beside the list. */
  openId: string | undefined;
  titles: Record<NotificationKind, string>;
}

/** The title of the notice about an event that the reader wants; null for none, and while they see the request. */
function noticeOf(event: LeadFeedItem, { staffId, of, openId, titles }: Notified): string | null {
  const kind = notificationKindOf(event, staffId);
  const isSeen = event.leadId === openId && document.visibilityState === 'visible';
  return kind && of.includes(kind) && !isSeen
    ? fill(titles[kind], { reference: event.lead.reference })
    : null;
}

/**
 * Loads the page again when something happens to any request, since its counts hold all of them, and every minute.
 * Notifies of new requests where that is wanted, of spam never, and of what concerns the reader where they chose that. Other
 * messages of customers are announced on the page alone.
 */
export function useArrivals(eventsPath: string, after: number, notified: Notified): Arrivals {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [unseen, setUnseen] = useState<LeadFeedItem[]>([]);
  const reload = useReload();
  const navigate = useNavigate();
  const { state, toggle, notify } = useNotifications();
  const isBroken = useDeskEvents(eventsPath, after, (event) => {
    const { leadId, data, lead } = event;
    void reload();
    const open = () => navigate(requestPath(leadId));
    const notice = noticeOf(event, notified);
    if (notice) notify(event, notice, open);
    if (lead.stage === 'spam' || (data.type !== 'received' && data.type !== 'message')) return;
    setUnseen((known) => [...known, event]);
    if (data.type === 'message') return;
    setIds((known) => new Set(known).add(leadId));
    const isOwn = event.actor.kind === 'staff' && event.actor.id === notified.staffId;
    if (!isOwn) notify(event, null, open);
  });
  useEffect(() => {
    const timer = setInterval(() => void reload(), refreshMs);
    return () => clearInterval(timer);
  }, [reload]);
  return { ids, unseen, isBroken, clearUnseen: () => setUnseen([]), notifications: { state, toggle } };
}
