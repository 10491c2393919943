import type { Service } from './service.ts';

/** One figure, set like a bill of lading: “Charged by” – “Gross kg or cm³ ÷ 6000, whichever is greater”. */
interface ServiceFact {
  label: string;
  value: string;
}

/** What the page of one service says, to a shipper who has something to move. */
export interface ServiceStrings {
  meta: { title: string; description: string };
  /** The service's name as menus have it, used in running text too: “Air freight”. */
  title: string;
  /** The page's heading: the service and what the shipper gains by it, at most nine words. */
  heading: string;
  /** Two sentences under the heading, at most 30 words: what we do, and what the shipper gets. */
  lead: string;
  /** What the picture of the service shows, for those who do not see it. */
  picture: string;
  /** The four figures a shipper decides by: what is charged, time, the limit that decides, the deadline that hurts. */
  facts: [ServiceFact, ServiceFact, ServiceFact, ServiceFact];
  /** Further figures, rules and limits, for the folded part of the page. */
  figures: ServiceFact[];
  /** Two paragraphs of the folded part: how it works, and what decides price and time, with an example worked out. */
  paragraphs: [string, string];
  /** When to choose it, and when not. */
  choose: string[];
  avoid: string[];
  /** What to have ready for a firm rate, besides what every request says: from where, to where, when, and its value. */
  ready: { name: string; text: string }[];
  /** What a rate of ours includes unless it says otherwise, and what it does not; duties, taxes and insurance are on every page. */
  included: string[];
  notIncluded: string[];
  /** The documents that usually travel with it. */
  documents: { name: string; text: string }[];
  /** The eight offered services (specification, section 2). */
  offered: string[];
  /** The market-analysis page's five blocks (specification, section 2). */
  blocks?: { name: string; text: string }[];
  /** The “Why choose” box. */
  why: { heading: string; points: [string, string, string] };
  /** The one other service that is often the better choice, and when. */
  better: { service: Service; link: string; text: string };
  /** Calculators that work out what this service charges for. */
  tools?: { label: string; path: string }[];
  /** The label of the button that leads to the request. */
  request: string;
}
