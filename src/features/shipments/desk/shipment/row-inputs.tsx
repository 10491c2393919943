import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { dayPart, movedByDays } from '../../../../platform/values/local-time.ts';
import { typeInto } from '../../../../ui/desk/unsaved.tsx';
import { placeText, type SuggestedPlace } from '../../../cargo/place.ts';

function movedTyped(typed: string, days: number): string | null {
  const time = typed.trim();
  return /^\d{4}-\d{2}-\d{2}/.test(time) && !Number.isNaN(Date.parse(dayPart(time)))
    ? movedByDays(time, days)
    : null;
}

interface TimeInputProps extends ComponentProps<'input'> {
  stored: string;
  /** The date that a period inserts. */
  today: string;
}

/** A date with or without a time: arrow keys change the date, a period in an empty field inserts today. */
export function TimeInput({ stored, today, ...input }: TimeInputProps) {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const next =
      key === '.' && currentTarget.value === ''
        ? today
        : key === 'ArrowUp' || key === 'ArrowDown'
          ? movedTyped(currentTarget.value || today, key === 'ArrowUp' ? 1 : -1)
          : null;
    if (next === null) return;
    event.preventDefault();
    typeInto(currentTarget, next);
  };
  return (
    <input
      autoComplete="off"
      spellCheck={false}
      size={16}
      className="desk-input tabular px-1.5 lg:min-w-36"
      onKeyDown={press}
      {...input}
      defaultValue={stored}
      data-stored={stored}
    />
  );
}

const searchDelayMs = 150;

interface PlaceInputsProps {
  id: string;
  /** Id of the form, when the inputs are outside of it. */
  form?: string;
  names: { text: string; code: string };
  labels: { text: string; code: string };
  stored: { text: string; code: string };
  errors?: Record<string, string>;
  /** Wraps each input in its cell. */
  wrap: (input: React.ReactNode, part: 'text' | 'code') => React.ReactNode;
}

/** A place with suggestions while typing, and its code, which a suggestion fills in. */
export function PlaceInputs({ id, form, names, labels, stored, errors = {}, wrap }: PlaceInputsProps) {
  const code = useRef<HTMLInputElement>(null);
  const [places, setPlaces] = useState<SuggestedPlace[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    const chosen = places.find((place) => placeText(place) === typed);
    if (chosen) typeInto(code.current, chosen.code ?? '');
    if (chosen || typed.trim().length < 2) return;
    timer.current = setTimeout(() => {
      fetch(`/api/v1/places?q=${encodeURIComponent(typed)}`)
        .then(async (response) => setPlaces(response.ok ? (await response.json()).places : []))
        .catch(() => setPlaces([]));
    }, searchDelayMs);
  };
  return (
    <>
      {wrap(
        <>
          <input
            id={`${id}-${names.text}`}
            form={form}
            name={names.text}
            list={`${id}-places`}
            aria-label={labels.text}
            aria-invalid={errors[names.text] ? true : undefined}
            autoComplete="off"
            defaultValue={stored.text}
            data-stored={stored.text}
            onChange={({ currentTarget }) => search(currentTarget.value)}
            className="desk-input px-2 lg:min-w-24"
          />
          <datalist id={`${id}-places`}>
            {places.map((place) => (
              <option key={placeText(place)} value={placeText(place)} />
            ))}
          </datalist>
        </>,
        'text',
      )}
      {wrap(
        <input
          ref={code}
          id={`${id}-${names.code}`}
          form={form}
          name={names.code}
          aria-label={labels.code}
          aria-invalid={errors[names.code] ? true : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          size={6}
          defaultValue={stored.code}
          data-stored={stored.code}
          className="desk-input tabular min-w-18 px-1.5"
        />,
        'code',
      )}
    </>
  );
}
