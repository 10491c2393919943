import { localeOf } from '../../../contract/locale.ts';
import { keepEmailWhole, stringsIn } from '../../content/strings.ts';
import { LegalText, publicLegalText } from '../../ui/legal-text.tsx';
import { metaWith } from '../page-meta.ts';
import type { Route } from './+types/privacy';

export function loader({ url }: Route.LoaderArgs) {
  return { strings: publicLegalText(keepEmailWhole(stringsIn(localeOf(url)).privacy)) };
}

export const meta = metaWith('privacy');

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalText strings={loaderData.strings} />;
}
