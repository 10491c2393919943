import type { ReactNode } from 'react';

/** The classes of what is shown in one direction only, anywhere in a `group/lanes` that holds the switch. */
export const shownIn = {
  outbound: 'group-has-[#inbound:checked]/lanes:hidden',
  inbound: 'group-not-has-[#inbound:checked]/lanes:hidden',
};

interface DirectionSwitchProps {
  words: { legend: string; outbound: string; inbound: string; note: string };
}

/** Chooses the direction in which the lanes are shown and asked for. CSS alone does the rest, so it works everywhere. */
export function DirectionSwitch({ words }: DirectionSwitchProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <legend className="sr-only">{words.legend}</legend>
      <div className="flex overflow-hidden rounded-control border border-outline">
        <Choice id="outbound" isFirst>
          {words.outbound}
        </Choice>
        <Choice id="inbound">{words.inbound}</Choice>
      </div>
      <p className="max-w-[48ch] text-small text-muted">{words.note}</p>
    </fieldset>
  );
}

function Choice({ id, isFirst = false, children }: { id: string; isFirst?: boolean; children: ReactNode }) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 items-center gap-2 px-2.5 text-base font-medium whitespace-nowrap text-muted sm:px-4 not-first:border-l not-first:border-outline has-checked:bg-panel has-checked:text-strong"
    >
      <input
        type="radio"
        id={id}
        name="direction"
        value={id}
        defaultChecked={isFirst}
        className="size-4 accent-strong"
      />
      {children}
    </label>
  );
}
