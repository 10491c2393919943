import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { LeadNews } from '../../../../contract/lead-event.ts';
import { useDeskEvents } from '../use-desk-events.ts';
import { useReload } from '../use-reload.ts';
import type { NoticeState } from './use-notices.ts';
import { useNotices } from './use-notices.ts';

/** What came in since the list was opened. */
export interface Arrivals {
  /** Every request that came in, for marking its line. */
  ids: ReadonlySet<string>;
  /** Those that the reader has not followed to yet. */
  untold: LeadNews[];
  forget: () => void;
  notices: { state: NoticeState; toggle: () => void };
}

/** Where a request is read. */
export function requestPath(id: string): string {
  return `/desk/requests/${id}`;
}

/**
 * Loads the list again by itself when a request comes in or something happens to one that it shows, and rings for what
 * comes in where that is wanted. Spam comes in quietly.
 */
export function useArrivals(eventsPath: string, after: number, shown: { id: string }[]): Arrivals {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [untold, setUntold] = useState<LeadNews[]>([]);
  const reload = useReload();
  const navigate = useNavigate();
  const { state, toggle, ring } = useNotices();
  useDeskEvents(eventsPath, after, (news) => {
    const { leadId, happening, lead } = news;
    if (shown.some(({ id }) => id === leadId)) void reload();
    if (happening.type !== 'received' || lead.stage === 'spam') return;
    setIds((known) => new Set(known).add(leadId));
    setUntold((known) => [...known, news]);
    void reload();
    const open = () => navigate(requestPath(leadId));
    ring({ title: lead.name || lead.reference, text: lead.reference, tag: leadId, open });
  });
  return { ids, untold, forget: () => setUntold([]), notices: { state, toggle } };
}
