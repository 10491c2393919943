import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { numberOfMark, textNumber } from '#features/settings/text-mark.ts';
import type { Locale } from '#platform/i18n/locale.ts';
import { SmallField } from '#ui/desk/controls.tsx';
import { settingsTexts as t } from '../../strings/en/settings-texts.ts';
import { previewPages } from './text-groups.ts';

interface TextPreviewProps {
  locale: Locale;
  page: string;
  /** Path of the text that is edited. */
  chosen: string | undefined;
  /** Differs after each change of the draft. */
  revision: string;
  /** Of all texts, with a space between them. */
  paths: string;
  /** Files as the draft makes them, which no frame without scripts shows. */
  pdfs: { title: string; path: string }[];
}

/** Attributes whose text readers see or hear. */
const readAttributes = ['alt', 'title', 'placeholder', 'aria-label', 'value'];

/** Paths by the number of their mark. */
type PathOf = ReadonlyMap<number, string>;

/** Finds the elements of a page with a text, each with the path of its first. */
function markedElements(page: Document, pathOf: PathOf): Map<HTMLElement, string> {
  const found = new Map<HTMLElement, string>();
  const add = (element: Element | null, text: string | null) => {
    const number = text ? numberOfMark(text) : null;
    const path = number === null ? undefined : pathOf.get(number);
    if (path && element && !found.has(element as HTMLElement)) found.set(element as HTMLElement, path);
  };
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) add(texts.currentNode.parentElement, texts.currentNode.nodeValue);
  for (const name of readAttributes)
    for (const element of page.body.querySelectorAll(`[${name}]`)) add(element, element.getAttribute(name));
  return found;
}

/** Two lines, a dark one and a light one in either scheme, of which one is seen on every ground. */
function outline(element: HTMLElement, width: number): void {
  element.style.outline = width > 0 ? `${width}px solid CanvasText` : '';
  element.style.outlineOffset = '3px';
  element.style.boxShadow = width > 0 ? '0 0 0 3px Canvas' : '';
}

/**
 * A page of the draft in a frame without scripts, whose texts are chosen by a click or Enter. It reloads where it was
 * after each change of the draft.
 */
export function TextPreview({ locale, page, chosen, revision, paths, pdfs }: TextPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const pathOf = useMemo(() => new Map(paths.split(' ').map((path) => [textNumber(path), path])), [paths]);
  const [loads, setLoads] = useState(0);
  const navigate = useNavigate();
  const { search } = useLocation();
  const choose = (path: string) => {
    const query = new URLSearchParams(search);
    for (const name of ['text', 'show', 'done']) query.delete(name);
    query.set('path', path);
    query.set('page', page);
    navigate(`?${query}`, { preventScrollReset: true });
  };
  const act = useRef(choose);
  act.current = choose;
  const source = `/desk/settings/texts/preview?${new URLSearchParams({ page, locale, draft: revision })}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page that the frame has loaded
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    const view = frame.current?.contentWindow;
    if (!shown?.body || !view) return;
    view.scrollTo(0, scrolled.current);
    const elements = markedElements(shown, pathOf);
    let over: HTMLElement | null = null;
    const pathAt = (target: EventTarget | null) => {
      let element = target as HTMLElement | null;
      while (element && !elements.has(element)) element = element.parentElement;
      return element;
    };
    const show = (target: EventTarget | null) => {
      if (over) outline(over, 0);
      over = pathAt(target);
      if (over) outline(over, 2);
    };
    const press = (event: Event) => {
      const element = pathAt(event.target);
      const path = element && elements.get(element);
      event.preventDefault();
      if (path) act.current(path);
    };
    for (const element of elements.keys()) {
      if (element.tabIndex < 0) element.tabIndex = 0;
      // A text above a picture may let clicks through.
      element.style.pointerEvents = 'auto';
    }
    shown.addEventListener('mouseover', ({ target }) => show(target));
    shown.addEventListener('focusin', ({ target }) => show(target));
    shown.addEventListener('click', press, true);
    shown.addEventListener('submit', (event) => event.preventDefault(), true);
    shown.addEventListener('keydown', (event) => event.key === 'Enter' && press(event), true);
    view.addEventListener('scroll', () => {
      scrolled.current = view.scrollY;
    });
  }, [loads]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: and for each page that the frame has loaded
  useEffect(() => {
    const shown = frame.current?.contentDocument;
    if (!shown?.body || !chosen) return;
    const element = [...markedElements(shown, pathOf)].find(([, path]) => path === chosen)?.[0];
    if (!element) return;
    outline(element, 3);
    element.scrollIntoView({ block: 'center' });
    return () => outline(element, 0);
  }, [chosen, loads]);

  return (
    <section aria-labelledby="preview-title" className="space-y-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="preview-title">{t.preview.title}</h2>
          <p className="text-muted">{t.preview.text}</p>
        </div>
        <SmallField id="preview-page" label={t.preview.page}>
          <select
            id="preview-page"
            className="desk-input w-auto"
            value={page}
            onChange={({ currentTarget }) => {
              scrolled.current = 0;
              const query = new URLSearchParams(search);
              query.set('page', currentTarget.value);
              navigate(`?${query}`, { preventScrollReset: true });
            }}
          >
            {previewPages.map((each) => (
              <option key={each.page} value={each.page}>
                {each.title}
              </option>
            ))}
          </select>
        </SmallField>
      </div>
      <iframe
        ref={frame}
        title={t.preview.title}
        src={source}
        // No script of the page runs; the texts are found from here.
        sandbox="allow-same-origin"
        className="h-[70vh] w-full border border-hairline bg-white"
        onLoad={() => setLoads((count) => count + 1)}
      />
      <p className="flex flex-wrap gap-x-5">
        {pdfs.map(({ title, path }) => (
          <a key={path} href={path} target="_blank" rel="noreferrer" className="link py-1">
            {title}
          </a>
        ))}
      </p>
    </section>
  );
}
