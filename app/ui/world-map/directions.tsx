import type { ReactNode } from 'react';
import type { Strings } from '../../content/strings.ts';

/** The classes of what is shown in one direction only, anywhere in a `group/lanes` that holds the switch. */
export const shownIn = {
  outbound: 'group-has-[#inbound:checked]/lanes:hidden',
  inbound: 'group-not-has-[#inbound:checked]/lanes:hidden',
};

interface DirectionSwitchProps {
  strings: Strings['worldmap']['directions'];
}

/** Chooses the direction in which the lanes are shown and asked for. CSS alone does the rest, so it works everywhere. */
export function DirectionSwitch({ strings }: DirectionSwitchProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <legend className="sr-only">{strings.legend}</legend>
      <div className="flex overflow-hidden rounded-control border border-outline">
        <Choice id="outbound" isFirst>
          {strings.outbound}
        </Choice>
        <Choice id="inbound">{strings.inbound}</Choice>
      </div>
      <p className="max-w-[48ch] text-small text-muted">{strings.note}</p>
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
