/** Whether a carousel rests: while it is pointed at, holds the focus, or lies in a hidden tab. */
export interface Rest {
  readonly isResting: boolean;
  /** The reader has asked for movement, so that where pointer and focus are now is no reason to rest. */
  insist(): void;
}

/** Watches what makes a carousel rest, and says when that may have changed. Ends with the signal. */
export function watchRest(carousel: HTMLElement, changed: () => void, signal: AbortSignal): Rest {
  let pointed = false;
  let focused = carousel.contains(document.activeElement);
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void,
  ) =>
    carousel.addEventListener(
      name,
      (event) => {
        listen(event);
        changed();
      },
      { signal },
    );
  on('pointerenter', ({ pointerType }) => {
    // A finger leaves without saying so.
    pointed = pointerType !== 'touch';
  });
  on('pointerleave', () => {
    pointed = false;
  });
  on('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && carousel.contains(relatedTarget))) focused = true;
  });
  on('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && carousel.contains(relatedTarget))) focused = false;
  });
  document.addEventListener('visibilitychange', changed, { signal });
  return {
    get isResting() {
      return pointed || focused || document.hidden;
    },
    insist() {
      pointed = false;
      focused = false;
    },
  };
}
