import { localeOf } from '#platform/i18n/locale.ts';
import { metaWith } from '#platform/pages/page-meta.ts';
import type { Route } from './+types/privacy';
import { LegalText, publicLegalText } from './legal-text.tsx';
import { siteStringsIn } from './strings.ts';

export function loader({ url }: Route.LoaderArgs) {
  return { strings: publicLegalText(siteStringsIn(localeOf(url)).privacy) };
}

export const meta = metaWith('privacy');

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalText strings={loaderData.strings} />;
}
