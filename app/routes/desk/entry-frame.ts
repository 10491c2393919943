import { company } from '../../content/company.ts';
import { desk } from '../../content/en/desk.ts';

/** What every page by which staff come in shows around its card. For loaders only: browsers load desk-meta.ts, and must not load all strings. */
export function entryFrame() {
  return { companyName: company.name, toasts: desk.frame.toasts, frame: desk.entry.frame };
}
