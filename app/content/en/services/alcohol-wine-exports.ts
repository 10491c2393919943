import type { ServiceWords } from '../../service-words.ts';

/** The words of /services/alcohol-wine-exports. */
export const alcoholWineExports: ServiceWords = {
  meta: { title: 'Alcohol and wine exports', description: '' },
  title: 'Alcohol and wine exports',
  heading: 'Alcohol and wine exports',
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
