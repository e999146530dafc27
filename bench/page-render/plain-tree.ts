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

/** A page's body as elements, attributes and texts; scripts, which React does not write, left out. */
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
 * The same as a component, with nothing worked out and no context: each element is made anew at each rendering. Tags are
 * spread evenly over `components` trivial components, as a page's tags are made by components too.
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

/** Attributes by React's names; those that React would not take as text are left out. */
function propsOf(attributes: string): Record<string, string> {
  const props: Record<string, string> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(attribute)) {
    if (name === 'style' || name.startsWith('on')) continue
    props[name === 'class' ? 'className' : name === 'for' ? 'htmlFor' : name] = value
  }
  return props
}
