import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type KeyboardEvent, useRef } from 'react';

interface TabListProps {
  label: string;
  /** Screen reader text of a tab with an invalid field. */
  problem: string;
  /** Screen reader text of a tab with a filled field. */
  filled: string;
  tabs: { id: string; panelId: string; title: string; hasProblem: boolean; isFilled: boolean }[];
  current: number;
  choose: (index: number) => void;
}

/** Tabs by the ARIA pattern: one is in the tab order; arrows, Home and End move between them. */
export function TabList({ label, problem, filled, tabs, current, choose }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowRight: (current + 1) % tabs.length,
      ArrowLeft: (current + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    choose(target);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className="scripted grid grid-cols-2 sm:grid-cols-4">
      {tabs.map(({ id, panelId, title, hasProblem, isFilled }, index) => (
        <button
          key={id}
          id={id}
          type="button"
          role="tab"
          aria-selected={index === current}
          aria-controls={panelId}
          tabIndex={index === current ? 0 : -1}
          onClick={() => choose(index)}
          onKeyDown={move}
          data-replay
          className="flex flex-col border-b-2 border-hairline py-3 pr-3 text-left font-medium text-muted hover:text-strong aria-selected:border-strong aria-selected:text-strong"
        >
          <span className="tabular flex h-5 items-center text-small">
            {hasProblem ? (
              <CircleAlert size={16} aria-hidden className="text-alert" />
            ) : isFilled && index !== current ? (
              <Check size={16} aria-hidden className="text-open" />
            ) : (
              index + 1
            )}
          </span>
          {title}
          {(hasProblem || isFilled) && <span className="sr-only">, {hasProblem ? problem : filled}</span>}
        </button>
      ))}
    </div>
  );
}
