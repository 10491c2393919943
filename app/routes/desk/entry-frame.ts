import { company } from '../../content/company.ts';
import { wordsIn } from '../../content/words.ts';

/** What every page by which staff come in shows around its card. */
export function entryFrame() {
  const { desk, layout } = wordsIn('en');
  return { companyName: company.name, toasts: layout.toasts.region, frame: desk.entry.frame };
}
