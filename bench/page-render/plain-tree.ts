import { createElement, type ReactNode } from 'react'

type Element = { tag: string; props: Record<string, string>; children: (Element | string)[] }

const voidTags = new Set([
  'area',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'wbr',
])
const token =
  /<!--[\s\S]*?-->|<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<\/([\w-]+)>|<([\w-]+)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g
const attribute = /([^\s=]+)(?:="([^"]*)")?/g

/** Parses a page's body into elements, attributes and texts. Skips scripts, which React does not render. */
export function elementsOf(html: string): { tree: Element; count: number } {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
  const tree: Element = { tag: 'div', props: {}, children: [] }
  const open = [tree]
  let count = 1
  for (const [text, script, closed, opened, attributes = ''] of body.matchAll(token)) {
    const parent = open.at(-1)
    if (!parent || script || text.startsWith('<!')) continue
    if (closed) open.pop()
    else if (opened) {
      const element: Element = { tag: opened, props: propsOf(attributes), children: [] }
      parent.children.push(element)
      count += 1
      if (!voidTags.has(opened)) open.push(element)
    } else parent.children.push(text)
  }
  return { tree, count }
}

/**
 * Returns a component that renders the tree without state, context or computation. Creates all elements at each rendering,
 * and spreads the tags evenly over `components` trivial components, as a page has components too.
 */
export function plainTree(
  { tree, count }: { tree: Element; count: number },
  components: number,
): () => ReactNode {
  let due = 0
  const make = (element: Element, key: number): ReactNode => {
    due += components / count
    if (due < 1) return tagOf(element, key)
    due -= 1
    return createElement(Tag, { key, element })
  }
  const tagOf = ({ tag, props, children }: Element, key: number): ReactNode =>
    voidTags.has(tag)
      ? createElement(tag, { key, ...props })
      : createElement(
          tag,
          { key, ...props },
          children.map((child, place) => (typeof child === 'string' ? child : make(child, place))),
        )
  function Tag({ element }: { element: Element }): ReactNode {
    return tagOf(element, 0)
  }
  return () => {
    due = 0
    return make(tree, 0)
  }
}

/** Returns attributes by React's names, without those that React does not accept as text. */
function propsOf(attributes: string): Record<string, string> {
  const props: Record<string, string> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
    if (name === 'style' || name.startsWith('on')) continue
    props[name === 'class' ? 'className' : name === 'for' ? 'htmlFor' : name] = value
  }
  return props
}
