import type { ServiceWords } from '../../service-words.ts';

/** The words of /services/project-cargo. */
export const projectCargo: ServiceWords = {
  meta: { title: 'Project cargo', description: '' },
  title: 'Project cargo',
  heading: 'Project cargo',
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
