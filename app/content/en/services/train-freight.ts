import type { ServiceWords } from '../../service-words.ts';

/** The words of /services/train-freight. */
export const trainFreight: ServiceWords = {
  meta: { title: 'Train freight', description: '' },
  title: 'Train freight',
  heading: 'Train freight',
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
