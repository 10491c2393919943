/**
 * Returns a function that finds an element again after React has rendered the page again, which it does when a translator or an
 * extension has changed it before hydration: by its name, else its id, else its place among the elements of its tag.
 */
export function findAgain<Kind extends Element>(element: Kind): () => Kind | null {
  const { id, localName } = element;
  const name = element.getAttribute('name');
  const selector = name ? `${localName}[name="${CSS.escape(name)}"]` : id ? `#${CSS.escape(id)}` : localName;
  const at = [...document.querySelectorAll(selector)].indexOf(element);
  return () => (element.isConnected ? element : (document.querySelectorAll<Kind>(selector)[at] ?? null));
}
