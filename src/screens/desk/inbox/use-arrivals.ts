import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { NotificationKind } from '#features/identity/notifications.ts';
import { type LeadFeedItem, requestPath } from '#features/requests/lead.ts';
import { notificationKindOf } from '#features/requests/notification-kind.ts';
import { inbox as t } from '#features/requests/strings/en/inbox.ts';
import { fill } from '#platform/values/format.ts';
import { useReload } from '#ui/desk/use-reload.ts';
import { findStored, store } from '#ui/stored.ts';

const storageKey = 'desk-notifications';

/** `absent` without browser support; `refused` after the reader denied the permission. */
type NotificationState = 'absent' | 'off' | 'on' | 'refused';

/** System notifications, once turned on in this browser, which stores the setting. */
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
        // A notification with the same tag from another window replaces this one.
        const notification = title
          ? new Notification(title, { body: name, tag: `${leadId} ${title}` })
          : new Notification(name || reference, { body: reference, tag: leadId });
        notification.onclick = () => {
          window.focus();
          notification.close();
          open();
        };
      } catch {
        // Some phones define the constructor but refuse it; the line above the list shows the arrival anyway.
      }
    },
  };
}

/** Requests and messages that arrived since the list was opened. */
export interface Arrivals {
  /** Ids of the new requests, to mark their lines. */
  ids: ReadonlySet<string>;
  /** New requests and messages that the reader has not opened. */
  unseen: LeadFeedItem[];
  clearUnseen: () => void;
  /** The event stream is interrupted. */
  isBroken: boolean;
  notifications: { state: NotificationState; toggle: () => void };
}

const firstPauseMs = 5000;
const longestPauseMs = 60_000;

/**
 * Follows the event stream from a position while the page is open, also in a hidden tab for notifications. Reconnects
 * at the last position; returns true while disconnected.
 */
function useDeskEvents(after: number, onEvent: (event: LeadFeedItem) => void): boolean {
  const [isBroken, setBroken] = useState(false);
  const listener = useRef(onEvent);
  listener.current = onEvent;
  const position = useRef(after);
  useEffect(() => {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout>;
    let pause = firstPauseMs;
    const open = () => {
      source = new EventSource(`/api/v1/desk/events?after=${position.current}`);
      source.onopen = () => {
        pause = firstPauseMs;
        setBroken(false);
      };
      source.onmessage = ({ data, lastEventId }) => {
        position.current = Number(lastEventId);
        listener.current(JSON.parse(data));
      };
      // EventSource reconnects by default, except after a response that is not a stream.
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
  }, []);
  return isBroken;
}

/** Within this a request that arrived has its draft by the company's rates, in ms. */
const draftedWithinMs = 1500;

/** Milliseconds between reloads without events, to update due states. */
const refreshMs = 60_000;

interface Notified {
  staffId: string;
  /** Notification kinds other than new requests. */
  of: readonly NotificationKind[];
  /** Request open next to the list. */
  openId: string | undefined;
}

/** Returns the notification title of an event; null when it is not wanted or the reader sees the request. */
function noticeOf(event: LeadFeedItem, { staffId, of, openId }: Notified): string | null {
  const kind = notificationKindOf(event, staffId);
  const isSeen = event.leadId === openId && document.visibilityState === 'visible';
  return kind && of.includes(kind) && !isSeen
    ? fill(t.notifyOf[kind], { reference: event.lead.reference })
    : null;
}

/**
 * Reloads the page on any event, because the counts cover all requests, and every minute. Notifies of new requests when
 * turned on, never of notices and spam, and of the kinds that the reader chose. Other customer messages are announced on the page
 * only.
 */
export function useArrivals(after: number, notified: Notified): Arrivals {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [unseen, setUnseen] = useState<LeadFeedItem[]>([]);
  const reload = useReload();
  const navigate = useNavigate();
  const { state, toggle, notify } = useNotifications();
  const isBroken = useDeskEvents(after, (event) => {
    const { leadId, data, lead } = event;
    void reload();
    const open = () => navigate(requestPath(leadId));
    const notice = noticeOf(event, notified);
    if (notice) notify(event, notice, open);
    const isMessage = data.type === 'message' || (data.type === 'third-party-mail' && !data.isOfStaff);
    const isPutAway = lead.stage === 'spam' || lead.stage === 'notice';
    if (isPutAway || (data.type !== 'received' && !isMessage)) return;
    setUnseen((known) => [...known, event]);
    if (isMessage) return;
    setIds((known) => new Set(known).add(leadId));
    const isOwn = event.actor.kind === 'staff' && event.actor.id === notified.staffId;
    if (!isOwn) notify(event, null, open);
  });
  useEffect(() => {
    const timer = setInterval(() => void reload(), refreshMs);
    return () => clearInterval(timer);
  }, [reload]);
  useEffect(() => {
    if (ids.size === 0) return;
    const timer = setTimeout(() => void reload(), draftedWithinMs);
    return () => clearTimeout(timer);
  }, [ids, reload]);
  return { ids, unseen, isBroken, clearUnseen: () => setUnseen([]), notifications: { state, toggle } };
}
