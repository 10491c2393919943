import { slugOf } from '#platform/values/slug.ts';

/** Makes an address of a text, `houston-santos-sea`, that is not among `used`, and adds it there. */
export function newSlug(text: string, used: Set<string>): string {
  const base = slugOf(text);
  let slug = base;
  for (let number = 2; used.has(slug); number += 1) slug = `${base}-${number}`;
  used.add(slug);
  return slug;
}
