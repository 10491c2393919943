import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { languageTagOf } from '../../../../platform/i18n/locale.ts';
import { pluralOf } from '../../../../platform/values/format.ts';
import { labelOfDetail } from '../../../cargo/cargo-strings.ts';
import { placeText, type SuggestedPlace } from '../../../cargo/place.ts';
import { Detail, type DetailState, detailId } from './cargo-fields.tsx';

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

interface PlaceDetailProps {
  /** `from.text` or `to.text`. */
  path: string;
  state: DetailState;
  /** Initial values, the newest first: a code belongs to the text that it came with. */
  begun: Record<string, string>[];
  /** True once scripts run and the stored value is restored; a plain input before. */
  isLive: boolean;
  warning?: ReactNode;
}

/**
 * Combobox of a place with suggested ports, airports and cities. Submits the code of the selected place; further typing
 * removes the code. When the search fails, the typed text is submitted.
 */
export function PlaceDetail({ path, state, begun, isLive, warning }: PlaceDetailProps) {
  const { strings, locale } = state;
  const name = `shipment.${path}`;
  const codeName = name.replace(/text$/, 'code');
  const id = detailId(name);
  const listId = `${id}-places`;
  const optionId = (index: number) => `${listId}-${index}`;
  const countries = useMemo(() => new Intl.DisplayNames(languageTagOf(locale), { type: 'region' }), [locale]);
  const code = useRef<HTMLInputElement>(null);
  const codes = useRef(new Map<string, string>());
  const [places, setPlaces] = useState<SuggestedPlace[]>([]);
  const isOpen = places.length > 0;
  const [active, setActive] = useState(-1);
  const [status, setStatus] = useState('');

  const search = usePlaceSearch((found) => {
    const { none, count } = strings.form.places;
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
  const setCode = (text: string) => {
    if (code.current) code.current.value = codes.current.get(text) ?? '';
  };
  const choose = (place: SuggestedPlace | undefined) => {
    if (!place) return;
    const input = document.getElementById(id) as HTMLInputElement;
    const text = placeText(place);
    codes.current.set(text, place.code ?? '');
    close();
    input.value = text;
    setCode(text);
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
  const onChange = ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
    setCode(value);
    setActive(-1);
    if (value.trim().length > 1) return search.start(value);
    close();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after what was kept is in the field.
  useEffect(() => {
    if (!isLive) return;
    for (const values of begun.toReversed()) codes.current.set(values[name] ?? '', values[codeName] ?? '');
    setCode((document.getElementById(id) as HTMLInputElement).value);
  }, [isLive]);
  const activeId = active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  if (!isLive) return <Detail path={path} name={name} warning={warning} state={state} />;
  const input: ComponentProps<'input'> = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
    onKeyDown,
    onChange,
    onBlur: close,
  };
  return (
    <Detail path={path} name={name} warning={warning} state={state} input={input}>
      <input ref={code} type="hidden" name={codeName} />
      <div
        id={listId}
        role="listbox"
        aria-label={labelOfDetail(name, strings)}
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
    </Detail>
  );
}
