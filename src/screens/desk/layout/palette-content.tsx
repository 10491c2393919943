import { Command } from 'cmdk';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';
import { hasRole, type StaffMember } from '#platform/commands/caller.ts';
import { deskLocale } from '#platform/i18n/locale.ts';
import { fold } from '#platform/values/fold.ts';
import { fill, pluralOf } from '#platform/values/format.ts';
import { boundKeys, pressKey } from '#ui/desk/use-keys.ts';
import type { clientLoader, Match } from '../find.ts';
import { pathOfRow, roleOfRow, type SettingsRowId } from '../settings/settings-rows.ts';
import { frame } from '../strings/en/frame.ts';
import { settings } from '../strings/en/settings.ts';
import { entriesFor } from './desk-nav.tsx';
import { showKeys } from './key-list.tsx';

const t = frame.palette;

interface PaletteProps {
  me: StaffMember;
  /** A line of the list has the focus, or lines are selected. */
  hasFocusedRequest: boolean;
  typed: string;
  setTyped: (typed: string) => void;
  /** Enter was pressed before there was anything to open. */
  isEager: boolean;
  setEager: (isEager: boolean) => void;
  close: () => void;
}

type KeyPage = keyof typeof frame.keys.list;

/** Keys that move or select; the palette is no way to do that. */
const moves = ['j', 'k', 'x', '/', '?', 'p'];

function pageOf(pathname: string): KeyPage {
  if (/^\/desk\/requests\/[^/]+\/quote$/.test(pathname)) return 'quote';
  if (/^\/desk(\/requests\/[^/]+)?$/.test(pathname)) return 'request';
  if (pathname.startsWith('/desk/shipments/')) return 'shipment';
  return pathname === '/desk/mails' ? 'mails' : 'desk';
}

/** Returns the actions whose keys the page has bound, those of a request only where one is meant. */
function actionsOn(pathname: string, hasFocusedRequest: boolean) {
  const page = pageOf(pathname);
  if (page === 'request' && pathname === '/desk' && !hasFocusedRequest) return [];
  const bound = new Set(boundKeys());
  const listed = page === 'desk' ? frame.keys.list.desk : [...frame.keys.list[page], ...frame.keys.list.desk];
  return listed.flatMap(({ keys, does }) => {
    const [key = '', second] = keys;
    const pressed = key === 'Shift' && second ? second.toUpperCase() : second ? '' : key;
    const isAction = pressed.length === 1 && !moves.includes(pressed) && bound.has(pressed);
    return isAction ? [{ title: does, pressed, keys }] : [];
  });
}

const { announcement, languages, licenses, options, overview, terms } = settings;

/** Sections of the settings that are looked for by their own names. */
const sections = [
  { title: announcement.title, path: '/desk/settings/options#announcement' },
  { title: languages.title, path: '/desk/settings/options#languages' },
  { title: options.title, path: '/desk/settings/options#brief' },
  { title: options.quotes.tax.title, path: '/desk/settings/options#tax' },
  { title: licenses.title, path: '/desk/settings/legal#licenses' },
  { title: terms.trade.title, path: '/desk/settings/legal#trade' },
];

const ownRows = ['mail', 'backups', 'alarms'] as const satisfies readonly SettingsRowId[];

function pagesFor(me: StaffMember) {
  const pages = entriesFor(me).map(({ page, path }) => ({ title: frame.pages[page], path }));
  const parts = [
    ...Object.entries(settings.pages).map(([part, { title }]) => ({
      title,
      path: `/desk/settings/${part}`,
    })),
    ...sections,
    ...ownRows
      .filter((row) => hasRole(me, roleOfRow(row)))
      .map((row) => ({ title: overview.rows[row], path: pathOfRow(row) })),
  ].map(({ title, path }) => ({ title: fill(t.settings, { page: title }), path }));
  return [
    ...pages,
    { title: frame.pages.account, path: '/desk/account' },
    ...(hasRole(me, 'manager') ? parts : []),
  ];
}

const termsIn = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** True if each word of the text is the beginning of a word of the title. */
function isNamed(text: string, title: string): boolean {
  const terms = termsIn(title);
  return termsIn(text).every((start) => terms.some((term) => term.startsWith(start)));
}

const patience = 120;

const selectingKeys = ['ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Finds what a text names after a pause; `isStale`: the matches are of the text before. */
function useMatches(text: string) {
  const { load, data } = useFetcher<typeof clientLoader>();
  useEffect(() => {
    if (text === '') return;
    const timer = setTimeout(
      () => void load(`/desk/find?${new URLSearchParams({ text: text.slice(0, 200) })}`),
      patience,
    );
    return () => clearTimeout(timer);
  }, [text, load]);
  const found = text === '' ? undefined : data;
  // A page that reloads, as for each event of the desk, loads the same matches again.
  return { found, isStale: text !== '' && data?.text !== text };
}

export default function PaletteContent({
  me,
  hasFocusedRequest,
  typed,
  setTyped,
  isEager,
  setEager,
  close,
}: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const text = typed.trim();
  const { found, isStale } = useMatches(text);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const onPage = useMemo(() => actionsOn(pathname, hasFocusedRequest), [pathname, hasFocusedRequest]);
  const named = <Item extends { title: string }>(items: Item[]) =>
    items.filter(({ title }) => isNamed(text, title));
  const act = (does: () => unknown) => {
    close();
    does();
  };
  const go = (path: string) => act(() => void navigate(path));
  const actions = named(onPage).map((action) => ({
    ...action,
    open: () => act(() => pressKey(action.pressed)),
  }));
  const pages = named([
    { title: t.newRequest, open: () => go('/desk/new') },
    ...pagesFor(me).map(({ title, path }) => ({ title, open: () => go(path) })),
    { title: frame.keys.title, open: () => act(showKeys) },
  ]);
  const matches = found ? [...found.requests, ...found.customers, ...found.shipments] : [];
  const [first] = [...actions, ...pages];
  const [match] = matches;
  const [selected, setSelected] = useState('');
  // A line of earlier matches stays selected while it is listed, unless the matches of the new text begin with another one.
  const hasMoved = useRef(false);
  const top = first?.title ?? match?.path ?? '';
  useEffect(() => {
    if (!isStale && !hasMoved.current) setSelected(top);
  }, [isStale, top]);
  /** Match that was chosen while a newer text was searched: opened if that finds it, too. */
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    const path = chosen.current;
    if (!isEager || (isStale && (path !== null || !first))) return;
    setEager(false);
    chosen.current = null;
    if (path !== null) {
      if (matches.some((listed) => listed.path === path)) go(path);
    } else if (first) first.open();
    else if (match) go(match.path);
  });
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (selectingKeys.includes(key)) hasMoved.current = true;
    if (key === 'Enter' && isStale && !currentTarget.querySelector('[cmdk-item][aria-selected="true"]'))
      setEager(true);
  };
  const matchItems = (group: 'requests' | 'customers' | 'shipments') => (
    <Matches
      heading={t.groups[group]}
      matches={found?.[group] ?? []}
      open={(path) => {
        if (!isStale) return go(path);
        chosen.current = hasMoved.current ? path : null;
        setEager(true);
      }}
    />
  );
  return (
    <Command
      label={t.input}
      shouldFilter={false}
      loop
      vimBindings={false}
      value={selected}
      onValueChange={setSelected}
      onKeyDown={press}
    >
      <div className="flex items-center gap-2 border-b border-hairline pr-2">
        <Command.Input
          ref={input}
          value={typed}
          maxLength={200}
          onValueChange={(value) => {
            setEager(false);
            chosen.current = null;
            hasMoved.current = false;
            setTyped(value);
          }}
          placeholder={t.hint}
          className="palette-input"
        />
        <button type="button" onClick={close} className="palette-close">
          {t.close}
        </button>
      </div>
      <Command.List
        label={t.title}
        className="palette-list"
        onPointerMove={() => {
          hasMoved.current = true;
        }}
      >
        {actions.length > 0 && (
          <Command.Group heading={t.groups.actions}>
            {actions.map(({ title, pressed, keys, open }) => (
              <Command.Item key={pressed} value={title} onSelect={open}>
                <span className="min-w-0 grow truncate">{title}</span>
                {keys.map((key) => (
                  <kbd key={key} aria-hidden className="key pointer-coarse:hidden">
                    {key}
                  </kbd>
                ))}
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {pages.length > 0 && (
          <Command.Group heading={t.groups.pages}>
            {pages.map(({ title, open }) => (
              <Command.Item key={title} value={title} onSelect={open}>
                {title}
              </Command.Item>
            ))}
          </Command.Group>
        )}
        {matchItems('requests')}
        {matchItems('customers')}
        {matchItems('shipments')}
        {!isStale && found?.isReachable !== false && (
          <Command.Empty className="palette-note">{t.none}</Command.Empty>
        )}
      </Command.List>
      {found?.isReachable === false && <p className="palette-note text-alert">{t.unreachable}</p>}
      <p role="status" className="sr-only">
        {text !== '' && (isStale ? t.searching : pluralOf(deskLocale, matches.length, t.results))}
      </p>
    </Command>
  );
}

interface MatchesProps {
  heading: string;
  matches: Match[];
  open: (path: string) => void;
}

function Matches({ heading, matches, open }: MatchesProps) {
  if (matches.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {matches.map(({ path, title, note }) => (
        <Command.Item key={path} value={path} onSelect={() => open(path)}>
          <span className="min-w-0 truncate max-sm:basis-full">{title}</span>
          <span className="tabular shrink-0 sm:ml-auto text-[0.8125rem] text-muted">{note}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}
