import { fold } from './fold.ts';

/** Returns a text in small letters and digits with hyphens between its words: "São Paulo, sea" as `sao-paulo-sea`. */
export function slugOf(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
