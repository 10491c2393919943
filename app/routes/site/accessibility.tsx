import { localeOf } from '../../../contract/locale.ts';
import { stringsIn } from '../../content/strings.ts';
import { LegalText, publicLegalText } from '../../ui/legal-text.tsx';
import { metaWith } from '../page-meta.ts';
import type { Route } from './+types/accessibility';

export function loader({ url }: Route.LoaderArgs) {
  return { strings: publicLegalText(stringsIn(localeOf(url)).accessibility) };
}

export const meta = metaWith('accessibility');

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalText strings={loaderData.strings} />;
}
