import { createContext, type KeyboardEvent, use, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { isBySea, type TransportMode } from '#features/cargo/choices.ts';
import type { LaneEnd } from '#features/cargo/server/places/lane-ends.ts';
import { anyPlace } from '#features/settings/lane-end.ts';
import { fold } from '#platform/values/fold.ts';
import { fill } from '#platform/values/format.ts';
import { responseOf } from '#ui/desk/response-of.ts';
import { pricing as t } from '../../strings/en/settings/pricing.ts';
import { InputAt } from '../part/fields.tsx';
import { useAt } from '../part/use-part.ts';
import { laneEndFormat } from './formats.ts';
import type { loader as suggest } from './lane-ends.ts';

interface KnownEnds {
  /** By code. */
  ends: Readonly<Record<string, LaneEnd>>;
  /** Zones as ends of lanes. */
  zones: readonly LaneEnd[];
  /** Of the company's own lanes; null without one. */
  example: LaneEnd | null;
  addEnds: (ends: readonly LaneEnd[]) => void;
}

export const LaneEndsContext = createContext<KnownEnds>({
  ...{ ends: {}, zones: [], example: null },
  addEnds: () => {},
});

const textOf = ({ name, around }: LaneEnd) => (around ? `${name}, ${around}` : name);

/** Returns what a code of a lane's end stands for, with its country unless it is short; undefined for an unknown one. */
export function useEndText(length?: 'short'): (code: string) => string | undefined {
  const { ends, zones } = use(LaneEndsContext);
  return (code) => {
    if (code === anyPlace) return t.anyPlace;
    const end = ends[code] ?? zones.find((zone) => zone.code === code);
    return end && (length ? end.name : textOf(end));
  };
}

/** Warns of a seaport in a lane by air and of an airport in one by sea; null where the end suits the mode. */
export function warningOfEnd({ code, name, place }: LaneEnd, mode: TransportMode | '' | null): string | null {
  if (mode === 'air' && place?.kind === 'port')
    return fill(place.airports.length > 0 ? t.portByAir : t.portWithoutAirport, {
      ...{ code, name },
      airports: place.airports.join(', '),
    });
  if (mode && isBySea(mode) && place?.kind === 'airport') return fill(t.airportBySea, { code });
  return null;
}

/** Suggestions below a field. */
const mostChoices = 6;

/** Waits until one stops typing. */
const pause = 150;

const comparable = (text: string) =>
  fold(text)
    .replace(/[\s,]+/g, ' ')
    .trim();

/**
 * Returns the suggestions that may be meant: those of that name, with or without accents and its state or country; of these the
 * only one that the company has a rate or a lane at, and the seaports for sea freight and the airports for air.
 */
export function matchesOf(
  typed: string,
  ends: readonly LaneEnd[],
  { mode, own }: { mode: TransportMode | '' | null; own: readonly string[] },
): readonly LaneEnd[] {
  const text = comparable(typed);
  const named = ends.filter((end) => {
    const [name, full] = [comparable(end.name), comparable(textOf(end))];
    return name === text || full === text || (text.startsWith(`${name} `) && full.startsWith(`${text} `));
  });
  const ownNamed = named.filter(({ code }) => own.includes(code));
  const matches = ownNamed.length === 1 ? ownNamed : named.length > 0 ? named : ends;
  const suited = mode ? suitedTo(mode, matches, ends) : [];
  return suited.length > 0 ? suited : matches;
}

function suitedTo(mode: TransportMode, matches: readonly LaneEnd[], ends: readonly LaneEnd[]) {
  if (isBySea(mode)) return matches.filter(({ place }) => place?.kind === 'port');
  if (mode !== 'air') return [];
  const airports = matches.flatMap(({ code, place }) =>
    place?.kind === 'airport' ? code : (place?.airports ?? []),
  );
  return ends.filter(({ code }) => airports.includes(code));
}

/**
 * End of a lane by its code, with its name; what is typed is suggested by name. Enter takes the first suggestion, and
 * leaving the field takes the only match.
 */
export function LaneEndAt({
  path,
  label,
  mode,
}: {
  path: string;
  label: string;
  /** Of the lane; empty or null for all. */
  mode: TransportMode | '' | null;
}) {
  const { ends, zones, example, addEnds } = use(LaneEndsContext);
  const { id, value, change } = useAt<string>(path);
  const lookup = useFetcher<typeof suggest>();
  const { load, data } = lookup;
  const response = responseOf(lookup);
  const endText = useEndText();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** The arrow keys choose among the browser's suggestions. */
  const isChoosing = useRef(false);
  const isBlurred = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each response.
  useEffect(() => {
    if (!response) return;
    addEnds(response.ends);
    if (isBlurred.current) applySuggestion();
  }, [response]);
  // The mode can leave one place of several.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each mode.
  useEffect(() => {
    applySuggestion();
  }, [mode]);
  const look = (typed: string) => {
    isChoosing.current = false;
    clearTimeout(timer.current);
    if (typed.trim().length < 2 || typed.startsWith('zone:')) return;
    const query = new URLSearchParams({ typed });
    timer.current = setTimeout(() => load(`/desk/settings/lane-ends?${query}`), pause);
  };
  const known = endText(value);
  const end = ends[value];
  const warning = end && warningOfEnd(end, mode);
  const isOwn = data && laneEndFormat.read(data.typed) === value;
  const matches = !known && isOwn ? matchesOf(data.typed, data.ends, { mode, own: data.own }) : [];
  const choices = matches.slice(0, mostChoices);
  const [proposed] = choices;
  const match = matches.length === 1 ? proposed : undefined;
  const applySuggestion = () => {
    if (match) change(match.code);
  };
  const press = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') isChoosing.current = true;
    // Before the focus moves: the button of the suggestion would get it, and be removed.
    const taken = key === 'Enter' ? proposed : key === 'Tab' && !shiftKey ? match : undefined;
    if (!taken || isChoosing.current) return;
    if (key === 'Enter') event.preventDefault();
    change(taken.code);
  };
  const list = `${id}-list`;
  return (
    <div>
      <InputAt
        path={path}
        label={label}
        help={example ? fill(t.endHelpWith, { name: example.name, code: example.code }) : t.endHelp}
        list={list}
        format={laneEndFormat}
        onTyped={look}
        onKeyDown={press}
        onFocus={() => {
          isBlurred.current = false;
        }}
        onBlur={() => {
          isBlurred.current = true;
          applySuggestion();
        }}
      />
      <datalist id={list}>
        {[{ code: anyPlace, name: t.anyPlace, around: '' }, ...zones, ...(data?.ends ?? [])].map((end) => (
          <option key={end.code} value={end.code}>
            {textOf(end)}
          </option>
        ))}
      </datalist>
      <p role="status" className="mt-1 font-medium text-strong empty:mt-0">
        {known}
        {warning && <span className="block text-alert">{warning}</span>}
      </p>
      {choices.length > 1 && <p className="mt-1">{t.which}</p>}
      {choices.length > 0 && (
        <div className="mt-1.5 flex flex-wrap gap-2">
          {choices.map((end) => (
            <button
              key={end.code}
              type="button"
              className="desk-button h-auto py-1.5 text-left whitespace-normal"
              onClick={() => change(end.code)}
            >
              {fill(t.useEnd, { name: textOf(end), code: end.code })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
