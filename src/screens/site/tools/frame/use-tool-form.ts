import { type RefObject, useEffect, useRef, useState } from 'react';

/** The form of a page under /tools. */
export interface ToolState {
  form: RefObject<HTMLFormElement | null>;
  /** What the form holds now. */
  query: URLSearchParams;
  /** Reads the form again, and puts it into the address. */
  update: () => void;
}

/** How long after the last change the address takes the query: Safari limits how often it may change. */
const addressDelayMs = 500;

function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/**
 * Follows the form of a page under /tools: as the address sent it, then as the reader changes it. `read` takes what the
 * form holds without changing the address; it is called once React listens, for what was typed before.
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
