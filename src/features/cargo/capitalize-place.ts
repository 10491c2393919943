/** Lower-case words inside a place name: "Ciudad del Carmen", "Rio de Janeiro". */
const particles = new Set(['de', 'del', 'la', 'las', 'los', 'do', 'da', 'dos', 'das', 'y', 'e']);

/**
 * Restores the case of a place stored in lower case: a code of three or five letters in capitals, otherwise as a name
 * is written.
 */
export function capitalizePlace(place: string): string {
  if (/^[a-z]{2}[a-z0-9]{3}$|^[a-z]{3}$/.test(place)) return place.toUpperCase();
  return place.replace(/(?<![\p{L}\p{M}'’])\p{L}[\p{L}\p{M}'’]*/gu, (word, at: number) => {
    // A state after a comma or at the end is not part of the name: "New Orleans, La".
    const isInside =
      /[\p{L}\p{M}] $/u.test(place.slice(0, at)) && /^ \p{L}/u.test(place.slice(at + word.length));
    return isInside && particles.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
  });
}
