import sprite from '@zayy/ui/icons.svg?url'
import { lineIcons, lineSymbol } from '@zayy/ui/line-icons'

/** Icons to inline. On a slow connection the icon file arrives after the first paint. */
const symbols = new Map(
  Object.entries(lineIcons).map(([name, lines]) => [name, lineSymbol(`i-${name}`, lines)]),
)

const uses = new RegExp(`<use href="${sprite.replaceAll('.', '\\.')}#([\\w-]+)"`, 'g')

/**
 * Inlines the used icons of the first screen at the start of the body. Production React ignores foreign elements there and does not
 * compare attributes during hydration; an icon that changes later comes from the file.
 */
export function withFirstScreenIcons(html: string): string {
  const used = new Set<string>()
  const page = html.replaceAll(uses, (use, name: string) => {
    const symbol = symbols.get(name)
    if (symbol === undefined) return use
    used.add(symbol)
    return `<use href="#i-${name}"`
  })
  return page.replace(
    '<body>',
    () => `<body><svg width="0" height="0" aria-hidden="true">${[...used].join('')}</svg>`,
  )
}
