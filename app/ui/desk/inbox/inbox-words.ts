import type { DueText } from '../due-mark.tsx';

/** A request as a line of the inbox shows it; texts are made for the reader, times are ms since 1970. */
export interface InboxRow {
  id: string;
  /** What the page showed; a change of something newer is refused. */
  version: number;
  reference: string;
  path: string;
  name: string;
  company: string;
  excerpt: string;
  kind: string;
  service: string;
  stage: string;
  owner: string;
  due: DueText;
  received: { text: string; at: number };
  /** Came in since the list was first shown. */
  isNew: boolean;
}

/** A tab over the list: the address it leads to, and how many lie there. */
export interface InboxTab {
  id: string;
  title: string;
  count: number;
  /** There are more than were counted. */
  isAtLeast?: boolean;
  path: string;
  isCurrent: boolean;
}

/** A filter with the choice that holds; an empty value is no filter. */
export interface InboxFilter {
  name: string;
  label: string;
  value: string;
  options: { value: string; title: string }[];
}

export interface InboxWords {
  heading: string;
  tabs: string;
  search: string;
  searchHint: string;
  apply: string;
  clear: string;
  columns: Record<'due' | 'from' | 'about' | 'stage' | 'owner' | 'received', string>;
  tick: string;
  tickAll: string;
  nobody: string;
  ticked: string;
  cancel: string;
  save: string;
  bulk: {
    stage: string;
    assign: string;
    spam: string;
    notSpam: string;
    change: string;
    merge: string;
    assignTo: string;
    reason: string;
    lostSince: string;
    detail: string;
  };
  older: string;
  newest: string;
  empty: { title: string; text: string };
  nothingFound: { title: string; text: string };
  lineBroken: string;
  arrived: string;
  arrivedMany: string;
  notify: string;
  notified: string;
  notifyRefused: string;
  export: string;
}
