import { sentencesOf } from '../../mail-cargo.ts';
import { lanesOfTable, splitTables } from '../../mail-tables.ts';
import { parsePlace, placeCodesNamed } from './places.ts';

/** The ends of a lane as a text names them; null for an end that it does not name for sure. */
export interface LaneInText {
  from: string | null;
  to: string | null;
  /** The text names more than one lane. */
  isSeveral: boolean;
}

/** Words of a place with its state and country. */
const mostTerms = 5;

/** Words of a label, such as “Port of loading”. */
const longestLabel = 4;

const fromTerms = /^(?:from|ex|de|del|da|do|desde)$/i;
const toTerms = /^(?:to|a|al|à|ao|hasta|até|para|pra|pro|->|→|>|-|–|—|\/)$/i;
const labels = {
  from: /^(?:from|pol|origin|origen|origem|loading|carga|embarque|desde|de|pickup|receipt)$/i,
  to: /^(?:to|pod|destination|destino|discharge|descarga|delivery|entrega|hasta|para|a)$/i,
};

async function isPlace(text: string): Promise<boolean> {
  if (text.length < 3) return false;
  return (await parsePlace(text)) !== null || (await placeCodesNamed(text)).length > 0;
}

const isCapital = (word = '') => /^[(]?\p{Lu}/u.test(word);
/** Removes the signs around the name of a place. */
function withoutSigns(text: string): string {
  let end = text.length;
  while (end > 0 && '.,;:!?)'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(text.startsWith('(') ? 1 : 0, end);
}

/** Words behind the word of a label: “Destination port”, “Origin city”. */
const labelEnds =
  /^(?:port|city|place|address|airport|puerto|ciudad|lugar|direcci[oó]n|porto|cidade|local|endere[cç]o)$/i;

/** Returns the word that says which end of a lane a label is of; null for text that is no label. */
function endWordOf(label: string): string | null {
  const terms = label.split(/\s/).filter((word) => /\p{L}/u.test(word));
  if (terms.length === 0 || terms.length > longestLabel) return null;
  const last = terms.at(-1) ?? '';
  return (terms.length > 1 && labelEnds.test(last) ? terms.at(-2) : last) ?? null;
}

const isOfEnd = (word: string) => labels.from.test(word) || labels.to.test(word);

/** Splits “Port of loading: Cartagena” into the word of its end and the rest; null without a label. */
function labelledIn(sentence: string, next: string): { name: string; rest: string } | null {
  const line = sentence.replaceAll('*', '').replace(/[=|]/g, ':');
  const at = line.indexOf(':');
  const name = endWordOf(at < 0 ? line : line.slice(0, at));
  if (name === null) return null;
  const value = at < 0 ? '' : line.slice(at + 1).trim();
  // A short word alone on its line is no label.
  const isAlone = value === '' && name.length > 3 && isOfEnd(name);
  if (value === '' && !isAlone) return null;
  const rest = isAlone ? next : value;
  return /[@<]/.test(rest) ? null : { name, rest };
}

/** Words before the name of a place in the value of a label: “warehouse in Houston”, “Port of Cartagena”. */
const beforePlace = /^(?:in|en|em|at|no|na|of|de|do|da)$/i;

/** Returns the place in the value of a label, an address with its state or country; null for none or several. */
async function placeOfLabel(value: string): Promise<string | null> {
  const parts = value.split(/[,|()]| [-–—/] /).map((part) => withoutSigns(part.trim()));
  const filled = parts.filter((part) => part !== '').slice(0, 6);
  for (const [index, part] of filled.entries()) {
    const terms = part.split(/\s+/);
    const start = 1 + terms.findLastIndex((word) => beforePlace.test(word));
    const names = start > 0 && start < terms.length ? [part, terms.slice(start).join(' ')] : [part];
    const later = filled.slice(index + 1).map((text) => text.replace(/ [\d-]+$/, ''));
    for (const name of names) {
      if (!isCapital(name) && index > 0) continue;
      const spellings = [
        [name, ...later].join(', '),
        ...later.toReversed().map((qualifier) => `${name}, ${qualifier}`),
      ];
      // A code in brackets may be that of a state or of a country, so the last part comes first.
      for (const spelling of later.length > 0 ? spellings : [])
        if ((await parsePlace(spelling)) !== null) return spelling;
      if (await isPlace(name)) return name;
    }
  }
  return null;
}

/** Returns the longest place that begins at a word. */
async function placeFrom(terms: readonly string[], start: number) {
  for (let count = mostTerms; count > 0; count -= 1) {
    const part = terms.slice(start, start + count);
    if (
      part.length < count ||
      part.slice(0, -1).some((word) => /[.;:!?)]$/.test(word) && !/^\p{Lu}\.$/u.test(word))
    )
      continue;
    const text = withoutSigns(part.join(' '));
    if (!/[\p{L}\p{N}]/u.test(part.at(-1) ?? '')) continue;
    if (await isPlace(text)) return { text, isNamed: isCapital(part[0]) };
  }
  return null;
}

/** Returns the longest place that ends before a word, and the word before it. */
async function placeBefore(terms: readonly string[], end: number) {
  for (let count = Math.min(mostTerms, end); count > 0; count -= 1) {
    const part = terms.slice(end - count, end);
    if (part.slice(0, -1).some((word) => /[.;:!?)]$/.test(word)) || /[.;:!?]$/.test(part.at(-1) ?? ''))
      continue;
    const text = withoutSigns(part.join(' '));
    if (await isPlace(text))
      return { text, isNamed: isCapital(part[0]), before: terms[end - count - 1] ?? '' };
  }
  return null;
}

/** Splits “HOU-BOG” and “Houston-Bogota”, unless the whole is one place. */
async function termsOf(sentence: string): Promise<string[]> {
  const terms = sentence.split(/\s+/).filter(Boolean);
  const split = terms.map(async (word) => {
    const [, one = '', sign = '', other = ''] =
      /^(\p{Lu}\p{L}{2,})(->|[-–→>/])(\p{Lu}\p{L}{2,}[.,;]?)$/u.exec(word) ?? [];
    return sign && !(await isPlace(word)) ? [one, sign, other] : [word];
  });
  return (await Promise.all(split)).flat();
}

/** Labels inside a sentence: “POL Cartagena, POD: Houston”, “origen Cartagena, destino Houston”. */
const inlineLabels = {
  from: /^(?:pol|origin|origen|origem)[:.]?$/i,
  to: /^(?:pod|destination|destino)[:.]?$/i,
};
const orWord = /^(?:or|o|ou)$/i;

/** True where another place follows: “Houston or Miami”, “Houston → Miami”. */
async function isOneOfSeveral(terms: readonly string[], text: string, start: number): Promise<boolean> {
  const next = start + text.split(' ').length;
  const word = terms[next] ?? '';
  const isOther = orWord.test(word) || /^(?:\/|->|→|>)$/.test(word);
  return isOther && (await placeFrom(terms, next + 1)) !== null;
}

/** Returns the lane of the tables of a text; undefined without one, null for several. */
async function laneOfTables(tables: Parameters<typeof lanesOfTable>[0][]) {
  const named = tables.flatMap((table) => lanesOfTable(table) ?? []);
  const lanes = await Promise.all(
    named.map(async (lane) => ({ from: await placeOfLabel(lane.from), to: await placeOfLabel(lane.to) })),
  );
  const distinct = new Set(named.map(({ from, to }) => `${from}>${to}`));
  return distinct.size > 1 ? null : lanes[0];
}

/**
 * Finds the lane that a text names, in its own words: “from Genoa to Houston”, “Houston - Bogotá”, “POL: Cartagena”, a row of
 * a table. Each end is a known place; two lanes are none.
 */
export async function findLaneInText(text: string): Promise<LaneInText> {
  const split = splitTables(text);
  const ofTable = await laneOfTables(split.tables);
  const several = { from: null, to: null, isSeveral: true };
  if (ofTable === null) return several;
  if (ofTable) return { ...ofTable, isSeveral: false };
  const lanes = new Map<string, LaneInText>();
  const labelled = { from: new Set<string>(), to: new Set<string>() };
  const single = { from: new Set<string>(), to: new Set<string>() };
  const sentences = sentencesOf(split.text);
  for (const [at, sentence] of sentences.entries()) {
    const { name = '', rest = '' } = labelledIn(sentence, sentences[at + 1] ?? '') ?? {};
    const terms = await termsOf(sentence);
    const labelAt = isOfEnd(name) ? terms.findIndex((word) => /[:|=]/.test(word)) : -1;
    // “cartagena to houston”, typed on a phone
    const isLowercase = !/\p{Lu}/u.test(sentence);
    for (const end of ['from', 'to'] as const) {
      if (!labels[end].test(name)) continue;
      const isOpen = / (?:or|o|ou|and|y|e|\/) \p{Lu}/u.test(rest);
      const place =
        (await placeOfLabel(rest)) ?? (isOpen ? null : (await placeFrom(rest.split(/\s+/), 0))?.text);
      if (place) labelled[end].add(place);
    }
    for (const [index, word] of terms.entries()) {
      for (const end of ['from', 'to'] as const) {
        const place =
          index > labelAt && inlineLabels[end].test(word) ? await placeFrom(terms, index + 1) : null;
        if (place?.isNamed && !(await isOneOfSeveral(terms, place.text, index + 1)))
          labelled[end].add(place.text);
      }
      const [isTo, isFrom] = [toTerms.test(word), fromTerms.test(word)];
      if (!isTo && !isFrom) continue;
      const next = await placeFrom(terms, index + 1);
      if (!next) continue;
      const isOpen = await isOneOfSeveral(terms, next.text, index + 1);
      if (isFrom && next.isNamed && !isOpen) single.from.add(next.text);
      if (!isTo) continue;
      const before = await placeBefore(terms, index);
      if (
        before &&
        (fromTerms.test(before.before) ||
          (before.isNamed && next.isNamed) ||
          (isLowercase && /^(?:to|para|hasta|até|->|→|>)$/.test(word)))
      )
        lanes.set(`${before.text}>${next.text}`, {
          from: orWord.test(before.before) ? null : before.text,
          to: isOpen ? null : next.text,
          isSeveral: false,
        });
      else if (/^(?:to|para|pra|pro|hasta|até)$/i.test(word) && next.isNamed) single.to.add(next.text);
    }
  }
  const only = (places: Set<string>) => (places.size === 1 ? ([...places][0] ?? null) : null);
  if (lanes.size > 1) return several;
  const [lane] = lanes.values();
  return {
    from: lane?.from ?? (labelled.from.size > 0 ? only(labelled.from) : only(single.from)),
    to: lane?.to ?? (labelled.to.size > 0 ? only(labelled.to) : only(single.to)),
    isSeveral: false,
  };
}
