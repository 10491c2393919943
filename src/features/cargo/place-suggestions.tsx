import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Locale, languageTagOf } from '#platform/i18n/locale.ts';
import { pluralOf } from '#platform/values/format.ts';
import type { CargoStrings } from './cargo-strings.ts';
import { placeText, type SuggestedPlace } from './place.ts';

/** Milliseconds after the last letter. */
const searchDelayMs = 150;

async function findPlaces(text: string, signal: AbortSignal): Promise<SuggestedPlace[]> {
  const response = await fetch(`/api/v1/places?q=${encodeURIComponent(text)}`, { signal });
  return response.ok ? (await response.json()).places : [];
}

/** Searches after a pause in typing. Only the last search calls `onFound`, with an empty list when it failed. */
function usePlaceSearch(onFound: (places: SuggestedPlace[]) => void) {
  const found = useRef(onFound);
  found.current = onFound;
  const [search] = useState(() => {
    let current = new AbortController();
    const cancel = () => current.abort();
    const start = (text: string) => {
      cancel();
      current = new AbortController();
      const { signal } = current;
      const answer = (places: SuggestedPlace[]) => void (signal.aborted || found.current(places));
      const timer = setTimeout(
        () => void findPlaces(text, signal).then(answer, () => answer([])),
        searchDelayMs,
      );
      signal.addEventListener('abort', () => clearTimeout(timer));
    };
    return { start, cancel };
  });
  useEffect(() => search.cancel, [search]);
  return search;
}

interface PlaceSuggestionsOptions {
  /** Of the field, which is in the document. */
  id: string;
  label: string | undefined;
  locale: Locale;
  strings: CargoStrings['form']['places'];
  /** Called as the reader types. */
  onText?: (text: string) => void;
  /** Called before a selected place is in the field. */
  onChosen?: (place: SuggestedPlace) => void;
}

/**
 * Makes a field a combobox of suggested ports, airports and cities: returns the properties of its input, and the list that
 * stands after it. When the search fails, the field stays a plain one.
 */
export function usePlaceSuggestions({
  id,
  label,
  locale,
  strings,
  onText,
  onChosen,
}: PlaceSuggestionsOptions): { input: Omit<ComponentProps<'input'>, 'id' | 'name'>; list: ReactNode } {
  const listId = `${id}-places`;
  const optionId = (index: number) => `${listId}-${index}`;
  const countries = useMemo(() => new Intl.DisplayNames(languageTagOf(locale), { type: 'region' }), [locale]);
  const [places, setPlaces] = useState<SuggestedPlace[]>([]);
  const isOpen = places.length > 0;
  const [active, setActive] = useState(-1);
  const [status, setStatus] = useState('');

  const search = usePlaceSearch((found) => {
    const { none, count } = strings;
    setPlaces(found);
    setActive(-1);
    setStatus(found.length > 0 ? pluralOf(locale, found.length, count) : none);
  });
  const close = () => {
    search.cancel();
    setPlaces([]);
    setActive(-1);
    setStatus('');
  };
  const choose = (place: SuggestedPlace | undefined) => {
    if (!place) return;
    const input = document.getElementById(id) as HTMLInputElement;
    onChosen?.(place);
    close();
    input.value = placeText(place);
    onText?.(input.value);
    // React ignores the event, but the draft and the summary listen for it.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const move = (step: 1 | -1) => {
    // A late result must not replace the suggestions being read.
    search.cancel();
    const count = places.length;
    const from = active < 0 && step < 0 ? count : active;
    setActive((from + step + count) % count);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (places.length > 0) move(key === 'ArrowDown' ? 1 : -1);
      else if (currentTarget.value.trim().length > 1) search.start(currentTarget.value);
    } else if (key === 'Enter' && isOpen && active >= 0) {
      event.preventDefault();
      choose(places[active]);
    } else if (key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };
  const onChange = ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
    onText?.(value);
    setActive(-1);
    if (value.trim().length > 1) return search.start(value);
    close();
  };

  const activeId = active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return {
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      onKeyDown,
      onChange,
      onBlur: close,
    },
    list: (
      <>
        <div
          id={listId}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          hidden={!isOpen}
          className="place-list"
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {places.map((place, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field.
            <div
              key={placeText(place)}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => choose(place)}
            >
              <span>
                <span className="font-medium text-strong">{place.name}</span>{' '}
                <span className="text-small text-muted">
                  {[place.region, countries.of(place.country)].filter(Boolean).join(', ')}
                </span>
              </span>{' '}
              <span className="tabular text-small text-muted">{place.code}</span>
            </div>
          ))}
        </div>
        <p role="status" className="sr-only">
          {status}
        </p>
      </>
    ),
  };
}
