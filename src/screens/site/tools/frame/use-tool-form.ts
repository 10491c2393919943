import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ToolState {
  form: RefObject<HTMLFormElement | null>;
  /** Current values of the form. */
  query: URLSearchParams;
  /** Reads the form and updates the address. */
  update: () => void;
}

/** Milliseconds after the last change: Safari limits how often the address may change. */
const addressDelayMs = 500;

function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * Follows the form of a page under /tools, starting with the query in `sent`. `read` takes the form's values without
 * changing the address; it runs after hydration, for earlier input.
 */
export function useToolForm(sent: string): ToolState & { read: () => void; writeAddress: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [query, setQuery] = useState(sent);
  const timer = useRef(0);

  const read = () => form.current && setQuery(String(queryOf(form.current)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before hydration.
  useEffect(() => {
    read();
    return () => clearTimeout(timer.current);
  }, []);

  const writeAddress = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (form.current) history.replaceState(history.state, '', `?${queryOf(form.current)}`);
    }, addressDelayMs);
  };

  return {
    form,
    query: new URLSearchParams(query),
    read,
    writeAddress,
    update() {
      read();
      writeAddress();
    },
  };
}
