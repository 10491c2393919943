import { company } from '../../content/company.ts';
import { stringsIn } from '../../content/strings.ts';

/** What every page by which staff come in shows around its card. For loaders only: browsers load desk-meta.ts, and must not load all strings. */
export function entryFrame() {
  const { desk, layout } = stringsIn('en');
  return { companyName: company.name, toasts: layout.toasts.region, frame: desk.entry.frame };
}
