import { desk } from '../../../strings/en/desk.ts';
import { company } from '../../settings/sample-company.ts';

/** What every page by which staff come in shows around its card. For loaders only: browsers load desk-meta.ts, and must not load all strings. */
export function entryFrame() {
  return { companyName: company.name, toasts: desk.frame.toasts, frame: desk.entry.frame };
}
