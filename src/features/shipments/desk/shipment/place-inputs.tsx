import { useEffect, useRef, useState } from 'react';
import { placeText, type SuggestedPlace } from '#features/cargo/place.ts';
import { typeInto } from '#ui/desk/unsaved.tsx';

const searchDelayMs = 150;

interface PlaceInputsProps {
  id: string;
  names: { text: string; code: string };
  labels: { text: string; code: string };
  stored: { text: string; code: string };
  errors?: Record<string, string>;
  /** Wraps each input in its cell. */
  wrap: (input: React.ReactNode, part: 'text' | 'code') => React.ReactNode;
}

/** A place with suggestions while typing, and its code, which a suggestion fills in. */
export function PlaceInputs({ id, names, labels, stored, errors = {}, wrap }: PlaceInputsProps) {
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
            name={names.text}
            list={`${id}-places`}
            aria-label={labels.text}
            aria-invalid={errors[names.text] ? true : undefined}
            autoComplete="off"
            defaultValue={stored.text}
            data-stored={stored.text}
            onChange={({ currentTarget }) => search(currentTarget.value)}
            className="desk-input px-2"
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
