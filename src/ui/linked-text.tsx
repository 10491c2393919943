import type { ReactNode } from 'react';
import { PlainLink } from './locale.tsx';

const linkPattern = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Text with links as `[text](address)`. Native links, so that the back/forward cache keeps the page's input. */
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
