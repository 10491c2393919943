import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import type { Route } from './+types/accessibility';
import { LegalText, publicLegalText } from './legal-text.tsx';
import { siteStringsIn } from './strings.ts';

export function loader({ url }: Route.LoaderArgs) {
  return { strings: publicLegalText(siteStringsIn(localeOf(url)).accessibility) };
}

export const meta = metaWith('accessibility');

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <LegalText strings={loaderData.strings} />;
}
