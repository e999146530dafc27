import sprite from '@zayy/ui/icons.svg?url'
import { lineIcons, lineSymbol } from '@zayy/ui/line-icons'

/** Icons and stars come from a file, which a slow line brings after the first paint; these stand in the page itself. */
const symbols = new Map(
  Object.entries(lineIcons).map(([name, lines]) => [name, lineSymbol(`i-${name}`, lines)]),
)

const uses = new RegExp(`<use href="${sprite.replaceAll('.', '\\.')}#([\\w-]+)"`, 'g')

/**
 * Gives a rendered page the icons of its first screen, those that it uses, once at its beginning. React does not look at what
 * it has not made at the beginning of the body, nor, built for production, at attributes: an icon that becomes another one
 * comes from the file then.
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
