/** The words that all service pages share; app/content/en/service-page.ts has them. */
export interface ServicePageWords {
  label: string;
  facts: string;
  about: string;
  choose: string;
  avoid: string;
  ready: { label: string; heading: string; text: string };
  included: string;
  notIncluded: string;
  papers: { label: string; heading: string; text: string };
  offered: { label: string; heading: string };
  blocks: { label: string; heading: string };
  why: string;
  better: { label: string; link: string };
}
