import { fold } from '#platform/values/fold.ts';

/** Makes an address of a text, `houston-santos-sea`, that is not among `used`, and adds it there. */
export function newSlug(text: string, used: Set<string>): string {
  const base = fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  let slug = base;
  for (let number = 2; used.has(slug); number += 1) slug = `${base}-${number}`;
  used.add(slug);
  return slug;
}
