/** Matches “e-mail” in a text, except at its beginning. */
const emailInText = /(?<=.\be-)(?=mail)/gis;

/** Parts that are skipped: page heads, and PDFs, whose font has no word joiner. */
const untouched = ['meta', 'brochure', 'kycForm', 'kycTexts'];

/** Keeps “e-mail” on one line by a word joiner after its hyphen: it has no width, and browsers' searches ignore it. */
export function keepEmailWhole<Text>(text: Text): Text {
  if (typeof text === 'string') return text.replace(emailInText, '\u2060') as Text;
  if (Array.isArray(text)) return text.map(keepEmailWhole) as Text;
  if (typeof text !== 'object' || text === null) return text;
  return Object.fromEntries(
    Object.entries(text).map(([key, part]) => [key, untouched.includes(key) ? part : keepEmailWhole(part)]),
  ) as Text;
}
