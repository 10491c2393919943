import type { ReactNode } from 'react';
import { PlainLink } from './locale.tsx';

const linkPattern = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * A sentence whose links are written `[text](address)`. They are the browser's own: a page that is left this way
 * comes back with what was typed into it.
 */
export function LinkedText({ text }: { text: string }) {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(linkPattern)) {
    const [whole, strings, address = ''] = match;
    pieces.push(
      text.slice(end, match.index),
      <PlainLink key={match.index} className="link" href={address}>
        {strings}
      </PlainLink>,
    );
    end = match.index + whole.length;
  }
  return [...pieces, text.slice(end)];
}
