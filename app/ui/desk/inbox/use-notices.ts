import { useEffect, useState } from 'react';

const storageKey = 'desk-notices';

/** `absent` until scripts run, and where the browser has no notices; `refused` once its reader said no. */
export type NoticeState = 'absent' | 'off' | 'on' | 'refused';

interface Notice {
  title: string;
  text: string;
  /** A second notice of the same, from another window, takes the place of the first. */
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

/** Notices of the operating system, once this browser's reader has asked for them; remembered by the browser. */
export function useNotices() {
  const [state, setState] = useState<NoticeState>('absent');
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
    ring({ title, text, tag, open }: Notice) {
      if (state !== 'on') return;
      try {
        const notice = new Notification(title, { body: text, tag });
        notice.onclick = () => {
          window.focus();
          notice.close();
          open();
        };
      } catch {
        // Some telephones have the name only: the line above the list says it anyway.
      }
    },
  };
}
