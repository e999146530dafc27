import type { DefaultTreeAdapterTypes as Tree } from 'parse5'
import { parse } from 'parse5'

/** Reads the parts of a page that browsers and search engines read. Runs no script. */
export function readHtml(html: string) {
  const elements = [...elementsOf(parse(html))]
  const named = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const links = named('link').map(attributesOf)
  const ofRel = (rel: string) => links.filter((link) => link.rel === rel)
  const scripts = named('script').map((element) => ({ type: attributesOf(element).type, element }))
  const data = scripts.filter(({ type }) => type === 'application/ld+json')
  const nav = named('nav').find((element) => [...elementsOf(element)].some(isCurrentPage))
  const crumbs = nav ? [...elementsOf(nav)].filter((each) => each.tagName === 'a' || isCurrentPage(each)) : []
  return {
    title: named('title').map(textOf).join('|'),
    /** The content of each meta element, by its name or property. */
    meta: new Map(
      named('meta')
        .map(attributesOf)
        .map(({ name, property, content }) => [name ?? property ?? '', content ?? '']),
    ),
    canonical: ofRel('canonical').map(({ href = '' }) => href),
    /** The address in each language, by hreflang. */
    alternates: Object.fromEntries(
      ofRel('alternate').map(({ hreflang = '', href = '' }) => [hreflang, href]),
    ),
    manifest: ofRel('manifest')[0]?.href,
    /** Every entity of a page's JSON-LD. */
    things: data.flatMap(({ element }): Record<string, unknown>[] => JSON.parse(textOf(element))['@graph']),
    /** Number of executable scripts, without data blocks. */
    scripts: scripts.length - data.length,
    heading: named('h1').map(textOf).join('|'),
    /** The words of each breadcrumb, from home on. */
    breadcrumb: crumbs.map(textOf),
    /** The words of each item, by the name of its list. */
    lists: new Map(
      [...named('ol'), ...named('ul')].map((list) => [attributesOf(list)['aria-label'] ?? '', itemsOf(list)]),
    ),
    /** Attributes of each image and picture source that has several addresses. */
    images: [...named('img'), ...named('source')].map(attributesOf).filter(({ srcset }) => srcset),
    text: named('body').map(textOf).join(' '),
  }
}

export type ReadPage = ReturnType<typeof readHtml>

function* elementsOf(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue
    yield child
    yield* elementsOf(child)
  }
}

function itemsOf(list: Tree.Element): string[] {
  const items = list.childNodes.filter((child) => 'tagName' in child)
  return items.filter(({ tagName }) => tagName === 'li').map(textOf)
}

function attributesOf({ attrs }: Tree.Element): Record<string, string | undefined> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]))
}

/** True for the last entry of a breadcrumb, which is no link. */
function isCurrentPage(element: Tree.Element): boolean {
  return element.tagName === 'span' && attributesOf(element)['aria-current'] === 'page'
}

/** The text of an element without the scripts and styles inside it. */
function textOf(element: Tree.Element): string {
  return element.childNodes
    .map((child) => {
      if ('value' in child) return child.value
      return 'tagName' in child && !['script', 'style'].includes(child.tagName) ? textOf(child) : ''
    })
    .join('')
    .trim()
}
