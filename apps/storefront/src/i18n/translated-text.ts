/** A React text node that a translator removed from the page. */
type Replaced = {
  text: Text
  parent: Node
  /** The translator's replacement, if any. */
  by: Node | null
  /** The following sibling, for a text without a replacement. */
  next: Node | null
}

const replacedTexts = new WeakMap<Node, Replaced>()
const replacedIn = new WeakMap<Node, Set<Replaced>>()
const standIns = new WeakMap<Node, Replaced>()
/** Text nodes that React removed itself. */
const removedByReact = new WeakSet<Node>()

const { removeChild, insertBefore, appendChild } = Node.prototype

/**
 * Keeps a page working after the browser has translated it. A translator replaces React's text nodes by elements (Chrome:
 * `<font>`). React then updates detached nodes, and throws when it removes one or inserts before it (facebook/react#11538).
 * This patch restores all text nodes of a parent before React changes it; the translator then translates them again.
 */
export function keepTranslatedTextCurrent(): void {
  const observer = new MutationObserver(note)
  observer.observe(document, { childList: true, subtree: true })

  function note(records: MutationRecord[]): void {
    for (const record of records) {
      if (record.type === 'characterData') restore(replacedTexts.get(record.target)?.parent)
      else noteChildren(record)
    }
  }

  function noteChildren({
    target: parent,
    addedNodes,
    removedNodes,
    previousSibling,
    nextSibling,
  }: MutationRecord) {
    const [added] = addedNodes
    for (const node of removedNodes) {
      const earlier = standIns.get(node)
      if (earlier && added) standIn(earlier, added)
      if (!isReactText(node) || node.parentNode !== null || removedByReact.has(node)) continue
      const by = added ?? [previousSibling, nextSibling].find(isFreshFont) ?? null
      const replaced: Replaced = { text: node, parent, by: null, next: nextSibling }
      if (by) standIn(replaced, by)
      replacedTexts.set(node, replaced)
      replacedIn.set(parent, (replacedIn.get(parent) ?? new Set()).add(replaced))
      // React sets nodeValue, which cannot be patched.
      observer.observe(node, { characterData: true })
    }
  }

  function restore(parent: Node | undefined): void {
    const all = parent && replacedIn.get(parent)
    if (!all) return
    replacedIn.delete(parent)
    for (const { text, by, next } of [...all].reverse()) {
      replacedTexts.delete(text)
      if (text.parentNode !== null) continue
      const place = [by, next].find((node) => node?.parentNode === parent) ?? null
      insertBefore.call(parent, text, place)
    }
    for (const node of [...parent.childNodes]) if (isForeignText(node)) removeChild.call(parent, node)
    observer.takeRecords()
  }

  function settle(parent: Node): void {
    note(observer.takeRecords())
    restore(parent)
  }

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const byTranslator = isReactText(child) && [child.previousSibling, child.nextSibling].some(isFreshFont)
    if (!byTranslator) settle(this)
    if (child.parentNode !== this) return child
    if (isReactText(child) && !byTranslator) removedByReact.add(child)
    removeChild.call(this, child)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    if (!isFont(node)) settle(this)
    insertBefore.call(this, node, before?.parentNode === this ? before : null)
    return node
  }

  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    if (replacedTexts.has(node)) settle(this)
    appendChild.call(this, node)
    return node
  }
}

function standIn(replaced: Replaced, by: Node): void {
  replaced.by = by
  standIns.set(by, replaced)
}

/** React sets `__react…` properties on each node that it created or hydrated. */
function isReacts(node: Node): boolean {
  return Object.keys(node).some((key) => key.startsWith('__react'))
}

function isReactText(node: Node): node is Text {
  return node instanceof Text && isReacts(node)
}

function isFont(node: Node): boolean {
  return node.nodeName === 'FONT'
}

/** A `<font>` that a translator inserted next to a text before removing the text. */
function isFreshFont(node: Node | null): node is Node {
  return node !== null && isFont(node) && !standIns.has(node)
}

/** A translator's text in a parent whose other texts are React's. */
function isForeignText(node: Node): boolean {
  return (node instanceof Text || isFont(node)) && !isReacts(node)
}
