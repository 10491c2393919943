import { type ReactNode, useEffect, useRef } from 'react';
import { labelOfDetail } from '#features/cargo/cargo-strings.ts';
import { placeText } from '#features/cargo/place.ts';
import { usePlaceSuggestions } from '#features/cargo/place-suggestions.tsx';
import { Detail, type DetailState, detailId } from './cargo-fields.tsx';

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
  const code = useRef<HTMLInputElement>(null);
  const codes = useRef(new Map<string, string>());
  const setCode = (text: string) => {
    if (code.current) code.current.value = codes.current.get(text) ?? '';
  };
  const { input, list } = usePlaceSuggestions({
    id,
    label: labelOfDetail(name, strings),
    locale,
    strings: strings.form.places,
    onText: setCode,
    onChosen: (place) => codes.current.set(placeText(place), place.code ?? ''),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after what was kept is in the field.
  useEffect(() => {
    if (!isLive) return;
    for (const values of begun.toReversed()) codes.current.set(values[name] ?? '', values[codeName] ?? '');
    // Null where the form was sent, and its fields were replaced, before this effect ran.
    setCode((document.getElementById(id) as HTMLInputElement | null)?.value ?? '');
  }, [isLive]);

  if (!isLive) return <Detail path={path} name={name} warning={warning} state={state} />;
  return (
    <Detail path={path} name={name} warning={warning} state={state} input={input}>
      <input ref={code} type="hidden" name={codeName} />
      {list}
    </Detail>
  );
}
