/** Letters that Unicode does not decompose. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
  þ: 'th',
};

/** Removes case and accents, to compare what people type: São becomes sao. */
export function fold(text: string): string {
  if (/^\p{ASCII}*$/u.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđłıþ]/g, (letter) => plainLetters[letter] ?? letter);
}
