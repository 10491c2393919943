import type { ServiceWords } from '../../service-words.ts';

/** The words of /services/air-freight. */
export const airFreight: ServiceWords = {
  meta: { title: 'Air freight', description: '' },
  title: 'Air freight',
  heading: 'Air freight',
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
