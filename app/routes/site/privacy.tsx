import { localeOf } from '../../../contract/locale.ts';
import { stringsIn } from '../../content/strings.ts';
import { LegalText } from '../../ui/legal-text.tsx';
import { metaWith } from '../page-meta.ts';
import type { Route } from './+types/privacy';

export function loader({ url }: Route.LoaderArgs) {
  return { strings: stringsIn(localeOf(url)).privacy };
}

export const meta = metaWith('privacy');

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <LegalText strings={loaderData.strings} />;
}
