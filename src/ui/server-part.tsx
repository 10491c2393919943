import { use } from 'react';
import { DocumentContext, type ServerPartName } from './document-context.ts';

/** One constant object per part: React would rewrite the element for a new object with the same text. */
const asTheyCame: Partial<Record<ServerPartName, { __html: string }>> = {};

/** Part of the frame that only the server renders, so that no script contains it. */
export function ServerPart({ name }: { name: ServerPartName }) {
  const { parts } = use(DocumentContext);
  if (parts) return <div id={name}>{parts[name]}</div>;
  asTheyCame[name] ??= { __html: document.getElementById(name)?.innerHTML ?? '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered.
  return <div id={name} suppressHydrationWarning dangerouslySetInnerHTML={asTheyCame[name]} />;
}
