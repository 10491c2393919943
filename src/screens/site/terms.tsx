import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import type { Route } from './+types/terms';
import { LegalText, publicLegalText } from './legal-text.tsx';
import { siteStringsIn } from './strings.ts';

export function loader({ url }: Route.LoaderArgs) {
  return { strings: publicLegalText(siteStringsIn(localeOf(url)).terms) };
}

export const meta = metaWith('terms');

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalText strings={loaderData.strings} />;
}
