import { inlineIcons } from '@zayy/ui/icon'
import { lineIcons, lineSymbol } from '@zayy/ui/line-icons'

/** Icons to inline. On a slow connection the icon file arrives after the first paint. */
const symbols = new Map(
  Object.entries(lineIcons).map(([name, lines]) => [name, lineSymbol(`i-${name}`, lines)]),
)

/** Symbols of the icons rendered since the last page. Rendering is synchronous. */
const used = new Set<string>()

/**
 * Has icons of the first screen point to the page instead of the icon file. Production React does not compare attributes during
 * hydration; an icon that changes later comes from the file.
 */
export function inlineFirstScreenIcons(): void {
  inlineIcons((name) => {
    const symbol = symbols.get(name)
    if (symbol === undefined) return false
    used.add(symbol)
    return true
  })
}

/** Returns the symbols of the page just rendered, for the start of its body: production React ignores foreign elements there. */
export function takeFirstScreenIcons(): string {
  const symbolsUsed = [...used].join('')
  used.clear()
  return `<svg width="0" height="0" aria-hidden="true">${symbolsUsed}</svg>`
}
