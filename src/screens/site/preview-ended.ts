import { data } from 'react-router';
import { localeOf } from '../../platform/i18n/locale.ts';
import type { Route } from './+types/preview-ended';
import { siteStringsIn } from './strings.ts';

/** Says that a preview link has ended, in the error page of src/root.tsx. */
export function loader({ url }: Route.LoaderArgs): null {
  throw data(siteStringsIn(localeOf(url)).layout.draft.ended, { status: 404 });
}

export default function PreviewEnded() {
  return null;
}
