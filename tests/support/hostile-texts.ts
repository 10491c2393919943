import type { TextContent } from '#features/settings/owner-texts.ts';
import { sample } from '#features/settings/sample-company.ts';
import { sampleSettings } from '#features/settings/sample-settings.ts';
import { snapshotOf } from '#features/settings/server/snapshot.ts';
import { shippedTextsIn } from '#features/settings/server/strings-by-locale.ts';
import { mapContent, stringsOf } from '#features/settings/server/texts/text-tree.ts';
import type { StoredSettings } from '#features/settings/settings.ts';
import { type Locale, locales } from '#platform/i18n/locale.ts';
import '#server/every-text.ts';

/** Text that an owner might paste: markup that ends a script, a tag and an attribute, and syntax of templates. */
export const hostileMarkup = `</script><img src=x onerror="alert(1)">`;
const hostileText = `${hostileMarkup}'{}<>& --> \${x} {{x}} $& $1 %s \\u0041 \\n ]]> <!-- ${'long '.repeat(46)}`;

/** Puts the hostile text in place of every text, with the placeholders of the shipped one; lists grow by an item. */
function hostileContent(content: TextContent): TextContent {
  const grown = typeof content === 'string' ? content : ([...content, ...content.slice(-1)] as TextContent);
  return mapContent(grown, (text) => {
    const placeholders = [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder);
    return [hostileText, ...placeholders].join(' ');
  });
}

const longEnough = 30;

/** Lists sentences that ship in a language and cannot be data: a page or mail where owners changed every text has none. */
export function shippedSentences(locale: Locale): string[] {
  const strings = shippedTextsIn(locale, sample).flatMap(({ content }) => stringsOf(content));
  return [...new Set(strings)].filter((text) => text.length >= longEnough && !/[{[\n&<>"']/.test(text));
}

/** The sample with every text of every language changed to what could break a page. */
export function hostileSettings(now: number): StoredSettings {
  const settings = snapshotOf(0, sampleSettings, now);
  const texts = locales.map((locale) => [
    locale,
    Object.fromEntries(
      shippedTextsIn(locale, settings).map(({ path, content }) => [
        path,
        { text: hostileContent(content), shipped: content },
      ]),
    ),
  ]);
  return { ...sampleSettings, texts: Object.fromEntries(texts) };
}
