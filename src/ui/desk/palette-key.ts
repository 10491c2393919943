export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** True for Ctrl+K, or ⌘K on a Mac, which opens the command palette. */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const hasModifier = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return hasModifier && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

/** Presses the key of the palette on the focused element. */
export function pressPaletteKey(target: Element): void {
  const modifier = isMac() ? { metaKey: true } : { ctrlKey: true };
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'k', ...modifier, bubbles: true, cancelable: true }),
  );
}
