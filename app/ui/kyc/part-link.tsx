import type { ComponentProps, MouseEvent } from 'react';

/**
 * A link to a part of this page. With scripts it leads the focus there itself: a change of the address that the router
 * did not make would pass by the question that guards unsaved answers.
 */
export function PartLink({ part, ...link }: ComponentProps<'a'> & { part: string }) {
  const lead = (event: MouseEvent) => {
    event.preventDefault();
    const target = document.getElementById(part);
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  };
  return <a {...link} href={`#${part}`} onClick={lead} />;
}
