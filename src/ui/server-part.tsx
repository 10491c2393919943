import { use } from 'react';
import { DocumentContext, type ServerPartName } from './document-context.ts';

/** One object for each part: for another one with the same text, React would write the element again. */
const asTheyCame: Partial<Record<ServerPartName, { __html: string }>> = {};

/** A part of the frame that the server alone renders, so that it is in no script. The browser keeps it as it came. */
export function ServerPart({ name }: { name: ServerPartName }) {
  const { parts } = use(DocumentContext);
  if (parts) return <div id={name}>{parts[name]}</div>;
  asTheyCame[name] ??= { __html: document.getElementById(name)?.innerHTML ?? '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server rendered.
  return <div id={name} suppressHydrationWarning dangerouslySetInnerHTML={asTheyCame[name]} />;
}
