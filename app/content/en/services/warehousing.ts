import type { ServiceWords } from '../../service-words.ts';

/** The words of /services/warehousing. */
export const warehousing: ServiceWords = {
  meta: { title: 'Warehousing', description: '' },
  title: 'Warehousing',
  heading: 'Warehousing',
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
