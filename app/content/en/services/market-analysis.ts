import type { ServiceWords } from '../../service-words.ts';

/** The words of /services/market-analysis. */
export const marketAnalysis: ServiceWords = {
  meta: { title: 'Market entry', description: '' },
  title: 'Market entry',
  heading: 'Market entry',
  lead: '',
  picture: '',
  facts: [],
  paragraphs: ['', ''],
  choose: [],
  avoid: [],
  ready: [],
  included: [],
  notIncluded: [],
  papers: [],
  offered: [],
  why: { heading: '', points: [] },
  better: { service: 'sea-freight', text: '' },
  request: 'Request a rate',
};
