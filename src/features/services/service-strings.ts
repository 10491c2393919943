import type { Service } from './service.ts';

interface ServiceFact {
  label: string;
  value: string;
}

/** Texts of a service page, for a shipper with cargo to move. */
export interface ServiceStrings {
  meta: { title: string; description: string };
  /** Used in menus and running text: “Air freight”. */
  title: string;
  /** The service and its benefit for the shipper, at most nine words. */
  heading: string;
  /** Two sentences under the heading, at most 30 words: the service, and its result for the shipper. */
  lead: string;
  /** Alternative text of the service's picture. */
  picture: string;
  /**
   * Four figures for a shipper's decision: the basis of the charge, time, the main limit, the deadline with the highest
   * cost.
   */
  facts: [ServiceFact, ServiceFact, ServiceFact, ServiceFact];
  /** More figures, rules and limits, in the collapsed part of the page. */
  figures: ServiceFact[];
  /** Two paragraphs of the collapsed part: the process, and the factors of price and time with a worked example. */
  paragraphs: [string, string];
  /** Reasons to choose the service, and not to. */
  choose: string[];
  avoid: string[];
  /** Information for a firm rate that not every request has. */
  ready: { name: string; text: string }[];
  /** Parts of a rate unless it says otherwise, and exclusions; duties, taxes and insurance are on every page. */
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
  /** The service that is often the better choice, and when. */
  better: { service: Service; link: string; text: string };
  /** Calculators of the service's basis of charge. */
  tools?: { label: string; path: string }[];
  request: string;
}

/** Texts that every service page has. */
type Needed = 'meta' | 'title' | 'heading' | 'lead' | 'picture' | 'request';

/** Texts of a service page as it is drawn: a company's own service has some of them. */
export type ServicePageStrings = Pick<ServiceStrings, Needed> &
  Partial<Omit<ServiceStrings, Needed | 'paragraphs' | 'why'>> & {
    paragraphs: string[];
    why?: { heading: string; points: string[] };
    questions?: { name: string; text: string }[];
  };
