/** Elements that a translator of the browser has put in the place of texts. */
const replacements = new WeakMap<Node, Node>();

/** Returns the child of `parent` that is in the place of a text or holds it; null when there is none. */
function childInPlaceOf(node: Node, parent: Node): Node | null {
  let child: Node | null = replacements.get(node) ?? node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Puts a text that React has changed back in its place, from where the translator translates it again. */
const texts = new MutationObserver((records) => {
  for (const { target } of records) {
    const replacement = replacements.get(target);
    if (replacement?.parentNode && target instanceof Text)
      replacement.parentNode.replaceChild(target, replacement);
    replacements.delete(target);
  }
});

function noteReplaced({ removedNodes, addedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const node of removedNodes) {
    if (!(node instanceof Text)) continue;
    const replacement = [...addedNodes, previousSibling, nextSibling].find(
      (other) => other instanceof HTMLElement && other.localName === 'font',
    );
    if (!replacement) continue;
    replacements.set(node, replacement);
    texts.observe(node, { characterData: true });
  }
}

/**
 * Lets React change a page whose texts a translator of the browser has replaced by FONT elements: it removes, inserts
 * before and changes the elements instead of throwing at texts that are no longer where it has put them.
 */
export function followTranslator(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const present = childInPlaceOf(child, this);
    if (present) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const present = before && before.parentNode !== this ? childInPlaceOf(before, this) : before;
    return insertBefore.call(this, child, present) as Child;
  };
  new MutationObserver((records) => records.forEach(noteReplaced)).observe(document.body, {
    childList: true,
    subtree: true,
  });
}
