/** Functions that change a page in the browser as programs of the reader do; for `page.evaluate`. */

/** Replaces each text by two FONT elements, now and whenever one is added, as the translator of a browser does. */
export function translate(): void {
  const skipped = 'script, style, noscript, textarea, title, font, [translate="no"]';
  const replace = (text: Node) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest(skipped)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.nodeValue.replace(/[a-z]{2,}/gi, (word) => `${word}ий`);
    outer.append(inner);
    text.parentNode?.replaceChild(outer, text);
  };
  const replaceIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceIn(document.body);
  document.documentElement.classList.add('translated-ltr');
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Puts an icon beside each field and fills in name, address and password, as a password manager does. */
export function fillAsPasswordManager(values: Record<string, string>): void {
  for (const field of document.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')) {
    field.setAttribute('data-manager', 'seen');
    const icon = document.createElement('div');
    icon.textContent = '•••';
    field.after(icon);
    const value = values[field.name];
    if (value === undefined) continue;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Adds styles, attributes and elements to the document, as a dark mode and a spelling checker do. */
export function decorate(): void {
  document.documentElement.setAttribute('data-dark-mode', 'dynamic');
  document.head.prepend(document.createElement('style'));
  document.body.setAttribute('data-checker-installed', '');
  document.documentElement.append(document.createElement('checker-panel'));
  document.querySelector('main')?.prepend(document.createElement('checker-note'));
}
