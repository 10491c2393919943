import { localeOf } from '../../platform/i18n/locale.ts';
import { metaWith } from '../../platform/pages/page-meta.ts';
import { keepEmailWhole, stringsIn } from '../../strings/strings.ts';
import type { Route } from './+types/privacy';
import { LegalText, publicLegalText } from './legal-text.tsx';

export function loader({ url }: Route.LoaderArgs) {
  return { strings: publicLegalText(keepEmailWhole(stringsIn(localeOf(url)).privacy)) };
}

export const meta = metaWith('privacy');

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalText strings={loaderData.strings} />;
}
