import { pageRoutes } from './page-routes.ts'

/**
 * Returns the one spelling of a path whose page is found by another: with a slash at its end or two in a row, in capitals,
 * below `/ar`, or of a category without its name, which its page then puts right. null for a path that is spelt so already,
 * and where no page is.
 */
export function canonicalPath(pathname: string): string | null {
  const segments = segmentsOf(pathname)
  const language = segments[0]?.toLowerCase()
  const isEnglish = language === 'en'
  const path = pagePath(named(isEnglish || language === 'ar' ? segments.slice(1) : segments))
  if (path === undefined) return null
  const canonical = isEnglish ? `/en${path === '/' ? '' : path}` : path
  return canonical === pathname ? null : canonical
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

/** A category's segments with something in the place of its name, where an old link has none. */
function named(segments: string[]): string[] {
  const [page = '', ...rest] = segments
  const isCategory = /^(?:product-)?category$/i.test(page)
  return isCategory && rest.length <= 2 && isId(rest.at(-1)) && !isId(rest.at(-2))
    ? [...segments, '-']
    : segments
}

function isId(segment = ''): boolean {
  return /^[1-9]\d*$/.test(segment)
}

const patterns = pageRoutes.map(({ path }) => segmentsOf(path))

/** The path of the page of these segments, its fixed ones as the table of pages writes them. */
function pagePath(segments: readonly string[]): string | undefined {
  for (const pattern of patterns) {
    if (pattern.length !== segments.length) continue
    const spelt = pattern.map((part, index) => {
      const segment = segments[index] ?? ''
      if (part.startsWith('$')) return segment
      return part.toLowerCase() === segment.toLowerCase() ? part : null
    })
    if (!spelt.includes(null)) return `/${spelt.join('/')}`
  }
  return undefined
}
