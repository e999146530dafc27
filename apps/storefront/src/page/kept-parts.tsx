import { RouterContextProvider, useLocation, useRouter } from '@tanstack/react-router'
import type { Locale } from '@zayy/i18n/locale'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { LocaleProvider } from '../i18n/locale-context.tsx'
import { note, preloadFont, type RenderNotes, withNotes } from '../render-notes.ts'
import { type ShopSettings, useShopSettings } from '../shop-settings/shop-settings.ts'

/** @property html null if the part cannot be kept */
type KeptPart = { html: string | null; notes: RenderNotes }

/** HTML and keys of all kept parts: 8 MB of memory, a thousand cards. */
const MAX_CHARACTERS = 4_000_000

/**
 * Returns a hook that returns the HTML of an element of these components, rendered once for the same props. The HTML of such a
 * component depends only on its props (data without functions), the language, the settings and whether it links to the current page.
 * @param maxCharacters of HTML and keys; the parts that were not used for longest are dropped
 */
export function keptParts(
  components: readonly unknown[],
  maxCharacters = MAX_CHARACTERS,
): (children: ReactNode) => string | null {
  const numbers = new Map(components.map((component, number) => [component, number]))
  const kept = new Map<string, KeptPart>()
  let characters = 0

  const find = (key: string): KeptPart | undefined => {
    const part = kept.get(key)
    if (part) {
      kept.delete(key)
      kept.set(key, part)
    }
    return part
  }

  const keep = (key: string, part: KeptPart): void => {
    kept.set(key, part)
    characters += sizeOf(key, part)
    for (const [oldest, dropped] of kept) {
      if (characters <= maxCharacters) break
      kept.delete(oldest)
      characters -= sizeOf(oldest, dropped)
    }
  }

  return function useKeptHtml(children) {
    if (!isValidElement(children)) return null
    const number = numbers.get(children.type)
    if (number === undefined) return null
    /* biome-ignore-start lint/correctness/useHookAtTopLevel: the type of an element never changes */
    const router = useRouter()
    const settings = useShopSettings()
    const { pathname } = useLocation()
    /* biome-ignore-end lint/correctness/useHookAtTopLevel: see above */
    const { locale } = router.options.context
    const key = `${locale} ${number} ${settingsNumber(locale, settings)} ${JSON.stringify(children.props)}`
    // A part that links to the current page marks the link.
    const keyHere = `${key} ${pathname}`
    const elsewhere = find(key)
    let part = find(keyHere) ?? (elsewhere?.notes.links.has(pathname) ? undefined : elsewhere)
    if (!part) {
      part = renderPart(router, children)
      keep(part.notes.links.has(pathname) ? keyHere : key, part)
    }
    if (part.html === null) return null
    const { icons, messages, fonts, links } = part.notes
    for (const icon of icons) note('icons', icon)
    for (const name of messages) note('messages', name)
    for (const path of links) note('links', path)
    for (const file of fonts) preloadFont(file)
    return part.html
  }
}

function sizeOf(key: string, { html }: KeptPart): number {
  return key.length + (html?.length ?? 0)
}

/**
 * Renders a part as React would within its page. React allows a rendering within a rendering, but the hooks of the outer component
 * must come before.
 */
function renderPart(router: ReturnType<typeof useRouter>, part: ReactElement): KeptPart {
  const { locale, messages, scriptMark } = router.options.context
  const [rendered, notes] = withNotes(() =>
    renderToString(
      <RouterContextProvider router={router}>
        <LocaleProvider locale={locale} messages={messages}>
          <div>{part}</div>
        </LocaleProvider>
      </RouterContextProvider>,
    ),
  )
  const start = rendered.indexOf('<div>')
  const html = rendered.slice(start + '<div>'.length, -'</div>'.length)
  // React puts preloads first. Those of images belong to the head of the page, and the nonce of scripts to this page alone.
  const isOfThisPage =
    rendered.slice(0, start).includes(' as="image"') ||
    (scriptMark !== undefined && html.includes(scriptMark))
  return { html: isOfThisPage ? null : html, notes }
}

const contents = new WeakMap<ShopSettings, string>()
const latest: Record<Locale, { content: string; number: number }> = {
  ar: { content: '', number: 0 },
  en: { content: '', number: 0 },
}

/** Returns a number that changes with the content of the settings. The loader returns another object every ten minutes. */
function settingsNumber(locale: Locale, settings: ShopSettings): number {
  const { served, menu } = settings
  const content = contents.get(settings) ?? JSON.stringify([settings, served, menu])
  contents.set(settings, content)
  if (latest[locale].content !== content) latest[locale] = { content, number: latest[locale].number + 1 }
  return latest[locale].number
}
