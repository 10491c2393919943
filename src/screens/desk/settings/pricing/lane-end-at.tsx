import { createContext, type KeyboardEvent, use, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { LaneEnd } from '../../../../features/cargo/server/places/lane-ends.ts';
import { anyPlace } from '../../../../features/settings/lane-end.ts';
import { fill } from '../../../../platform/values/format.ts';
import { responseOf } from '../../../../ui/desk/response-of.ts';
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
  addEnds: (ends: readonly LaneEnd[]) => void;
}

export const LaneEndsContext = createContext<KnownEnds>({ ends: {}, zones: [], addEnds: () => {} });

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

/** Waits until one stops typing. */
const pause = 150;

/** Returns the only suggestion, or the only one of that name; undefined where several may be meant. */
export function onlyMatch(typed: string, ends: readonly LaneEnd[]): LaneEnd | undefined {
  const name = typed.trim().toLowerCase();
  const named = ends.filter((end) => end.name.toLowerCase() === name);
  const [only, ...others] = named.length > 0 ? named : ends;
  return others.length === 0 ? only : undefined;
}

/**
 * End of a lane by its code, with its name; what is typed is suggested by name. Enter takes the first suggestion, and
 * leaving the field takes the only match.
 */
export function LaneEndAt({ path, label }: { path: string; label: string }) {
  const { zones, addEnds } = use(LaneEndsContext);
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
  const look = (typed: string) => {
    isChoosing.current = false;
    clearTimeout(timer.current);
    if (typed.trim().length < 2 || typed.startsWith('zone:')) return;
    const query = new URLSearchParams({ typed });
    timer.current = setTimeout(() => load(`/desk/settings/lane-ends?${query}`), pause);
  };
  const known = endText(value);
  const isOwn = data && laneEndFormat.read(data.typed) === value;
  const match = !known && isOwn ? onlyMatch(data.typed, data.ends) : undefined;
  const proposed = !known && isOwn ? (match ?? data.ends[0]) : undefined;
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
        help={t.endHelp}
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
      </p>
      {proposed && (
        <button
          type="button"
          className="link mt-1 py-1 text-left pointer-coarse:min-h-11"
          onClick={() => change(proposed.code)}
        >
          {fill(t.useEnd, { name: textOf(proposed), code: proposed.code })}
        </button>
      )}
    </div>
  );
}
