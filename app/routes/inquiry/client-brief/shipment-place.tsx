import { useEffect, useRef, useState } from 'react';
import { placeText, type SuggestedPlace } from '../../../../contract/place.ts';
import { detailId } from './shipment-fields.tsx';

/** How long after the last letter places are looked for. */
const searchDelayMs = 150;

async function findPlaces(text: string, signal: AbortSignal): Promise<SuggestedPlace[]> {
  const response = await fetch(`/api/v1/places?q=${encodeURIComponent(text)}`, { signal });
  return response.ok ? (await response.json()).places : [];
}

interface PlaceSuggestionsProps {
  /** `shipment.from` or `shipment.to`. */
  name: string;
  /** What the fields began with, the newest first: a code stands for the text that it came with. */
  begun: Record<string, string>[];
}

/**
 * Suggests ports, airports and cities for the field of a place, in the browser's own list, and sends the code of the one
 * that was chosen along; typing on removes the code. Without an answer the text is sent as it is.
 */
export function PlaceSuggestions({ name, begun }: PlaceSuggestionsProps) {
  const code = useRef<HTMLInputElement>(null);
  const first = useRef(begun);
  const [places, setPlaces] = useState<SuggestedPlace[]>([]);
  const listId = `${detailId(name)}-places`;

  useEffect(() => {
    const input = document.getElementById(detailId(`${name}.text`)) as HTMLInputElement | null;
    const hidden = code.current;
    if (!input || !hidden) return;
    input.setAttribute('list', listId);
    const known = first.current.find((values) => values[`${name}.text`] === input.value);
    hidden.value = known?.[`${name}.code`] ?? '';
    let found: SuggestedPlace[] = [];
    let timer = 0;
    let search = new AbortController();
    const onInput = () => {
      const text = input.value;
      const chosen = found.find((place) => placeText(place) === text);
      hidden.value = chosen?.code ?? '';
      clearTimeout(timer);
      search.abort();
      if (chosen || text.trim().length < 2) return;
      search = new AbortController();
      const { signal } = search;
      timer = window.setTimeout(() => {
        findPlaces(text, signal).then(
          (answer) => {
            if (signal.aborted) return;
            found = answer;
            setPlaces(answer);
          },
          () => {},
        );
      }, searchDelayMs);
    };
    input.addEventListener('input', onInput);
    return () => {
      clearTimeout(timer);
      search.abort();
      input.removeEventListener('input', onInput);
    };
  }, [name, listId]);

  return (
    <>
      <input ref={code} type="hidden" name={`${name}.code`} />
      <datalist id={listId}>
        {places.map((place) => (
          <option key={placeText(place)} value={placeText(place)} />
        ))}
      </datalist>
    </>
  );
}
