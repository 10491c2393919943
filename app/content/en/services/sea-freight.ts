import type { ServiceWords } from '../../service-words.ts';

/** The words of /services/sea-freight. */
export const seaFreight: ServiceWords = {
  meta: { title: 'Sea freight', description: '' },
  title: 'Sea freight',
  heading: 'Sea freight',
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
