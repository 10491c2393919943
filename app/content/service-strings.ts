import type { Service } from '../../contract/service.ts';

/** What the page of one service says, to a shipper who has something to move. */
export interface ServiceStrings {
  meta: { title: string; description: string };
  /** The service's name as menus have it, used in running text too: “Air freight”. */
  title: string;
  /** The page's heading: one plain sentence, at most some nine words. */
  heading: string;
  /** What the service is, in one or two sentences under the heading. */
  lead: string;
  /** What the picture of the service shows, for those who do not see it. */
  picture: string;
  /** The figures a shipper decides by, set like a bill of lading: “Charged by” – “the greater of kg and volume ÷ 6000”. */
  facts: { label: string; value: string }[];
  /** Two paragraphs: how it works, and what decides price and time. */
  paragraphs: [string, string];
  /** When to choose it, and when not. */
  choose: string[];
  avoid: string[];
  /** What to have ready for a firm rate. */
  ready: { name: string; text: string }[];
  /** What a rate of ours usually includes, and what it does not. */
  included: string[];
  notIncluded: string[];
  /** The documents that usually travel with it. */
  documents: { name: string; text: string }[];
  /** The eight offered services (specification, section 2). */
  offered: { title: string; text: string }[];
  /** The market-analysis page's five blocks (specification, section 2). */
  blocks?: { title: string; text: string }[];
  /** The “Why choose” box. */
  why: { heading: string; points: string[] };
  /** The one other service that is often the better choice, and when. */
  better: { service: Service; link: string; text: string };
  /** The label of the button that leads to the request. */
  request: string;
}
