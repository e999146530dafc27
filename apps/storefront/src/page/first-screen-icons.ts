import { inlineIcons } from '@zayy/ui/icon'
import { lineIcons, lineSymbol } from '@zayy/ui/line-icons'
import { note } from '../render-notes.ts'

/** Icons to inline. On a slow connection the icon file arrives after the first paint. */
const symbols = new Map(
  Object.entries(lineIcons).map(([name, lines]) => [name, lineSymbol(`i-${name}`, lines)]),
)

/**
 * Has icons of the first screen point to the page instead of the icon file. Production React does not compare attributes during
 * hydration; an icon that changes later comes from the file.
 */
export function inlineFirstScreenIcons(): void {
  inlineIcons((name) => {
    const symbol = symbols.get(name)
    if (symbol === undefined) return false
    note('icons', symbol)
    return true
  })
}

/** Returns the symbols that a page has noted, for the start of its body: production React ignores foreign elements there. */
export function firstScreenIcons(noted: ReadonlySet<string>): string {
  return `<svg width="0" height="0" aria-hidden="true">${[...noted].join('')}</svg>`
}
